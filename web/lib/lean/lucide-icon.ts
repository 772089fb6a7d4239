import { createElement, type SVGProps } from 'react';

type IconData = { size?: number; node: [tag: string, attributes: Record<string, string>][] };

const look = {
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** In place of lucide's createLucideIcon: ours have a class, and neither a context nor other settings. */
export default function createIcon({ size = 24, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...look, viewBox: `0 0 ${size} ${size}`, ...props }, shapes);
}
