import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Where a colour is used, its code, and how it stands out from the ground it lies on (WCAG 2.2). */
export type Swatch = {
  role: 'ground' | 'ink' | 'quiet' | 'accent' | 'warning' | 'night' | 'nightInk' | 'nightAccent';
  code: string;
  on: string;
  contrast: number;
};

/** A hue that people expect of a field of life, as a start; each product turns it a little. */
const hues: Record<string, number> = {
  garden: 130,
  pets: 32,
  food: 24,
  fitness: 205,
  health: 186,
  money: 226,
  learning: 262,
  travel: 198,
  home: 14,
  kids: 288,
  music: 332,
  events: 310,
  work: 214,
  games: 156,
  code: 242,
};

function toCode(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function luminanceOf(code: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(code.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG: 1 for equal ones, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest lightness at which a hue can be read on a ground. */
function readable(hue: number, saturation: number, ground: string, least: number, start: number): string {
  const step = luminanceOf(ground) > 0.2 ? -0.01 : 0.01;
  let lightness = start;
  while (lightness > 0.05 && lightness < 0.95 && contrastOf(toCode(hue, saturation, lightness), ground) < least)
    lightness += step;
  return toCode(hue, saturation, lightness);
}

/** A first palette for a product, by day and by night; the same product always has the same one. */
export function paletteOf({ name, idea }: Product): Swatch[] {
  const turn = [...`${name} ${idea.client.one}`].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997,
    7,
  );
  const hue = ((hues[idea.domain?.id ?? ''] ?? turn) + (turn % 37) - 18 + 360) % 360;
  const ground = toCode(hue, 0.3, 0.97);
  const night = toCode(hue, 0.18, 0.11);
  const warm = hue < 40 || hue > 335 ? 272 : 8;
  const of = (role: Swatch['role'], code: string, on: string): Swatch => ({
    role,
    code,
    on,
    contrast: contrastOf(code, on),
  });
  return [
    of('ground', ground, ground),
    of('ink', toCode(hue, 0.3, 0.13), ground),
    of('quiet', readable(hue, 0.14, ground, 5, 0.48), ground),
    of('accent', readable(hue, 0.62, ground, 5, 0.46), ground),
    of('warning', readable(warm, 0.65, ground, 5, 0.46), ground),
    of('night', night, night),
    of('nightInk', toCode(hue, 0.2, 0.92), night),
    of('nightAccent', readable(hue, 0.6, night, 6, 0.5), night),
  ];
}
