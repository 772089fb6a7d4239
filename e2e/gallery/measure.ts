/**
 * What no rule of axe sees, measured in the page (this runs there): what sticks out of the window sideways, text that is cut off without
 * an ellipsis, and targets under 24 px that stand in no sentence.
 */
export function measurePage(leastTarget: number): { overflow: string[]; cut: string[]; small: string[] } {
  const describe = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    const [kind] = (element.getAttribute('class') ?? '').split(' ');
    return `${element.localName}${kind ? `.${kind}` : ''} “${text.slice(0, 60)}”`;
  };
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    // What is only read out is a pixel wide.
    return width > 1 && height > 1;
  };
  const isClipped = (value: string) => value === 'hidden' || value === 'clip';
  const isScrolled = (value: string) => value === 'auto' || value === 'scroll';

  const overflow: string[] = [];
  const root = document.documentElement;
  const tooWide = root.scrollWidth - root.clientWidth;
  if (tooWide > 0) {
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    overflow.push(`${tooWide} px: ${out.slice(-2).map(describe).join(', ')}`);
  }

  /** Whether a line of text is cut off by a box around it, or the window. A box that scrolls, an ellipsis and a limit of lines are meant. */
  const isCut = (parent: Element, line: DOMRect): boolean => {
    let [across, down] = [true, true];
    const isOut = line.left < -1 || line.right > root.clientWidth + 1;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(box);
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
      if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return false;
      if (box.hasAttribute('title')) return false;
      if (isScrolled(overflowX)) across = false;
      if (isScrolled(overflowY)) down = false;
      if (across && isClipped(overflowX) && (line.right > right + 1 || line.left < left - 1)) return true;
      if (down && isClipped(overflowY) && (line.bottom > bottom + 2 || line.top < top - 2)) return true;
      if (position === 'fixed') break;
    }
    return across && isOut;
  };
  const cut = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || parent.closest('select, textarea, svg, script, style, noscript'))
      continue;
    if (!isSeen(parent)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const style = getComputedStyle(parent);
      const sticksOut =
        parent.clientWidth > 0 && style.overflowX === 'visible' && parent.scrollWidth > parent.clientWidth + 1;
      if (sticksOut || isCut(parent, line)) cut.add(describe(parent));
    }
  }

  const targets = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]';
  const small: string[] = [];
  for (const target of document.querySelectorAll(targets)) {
    if (target.matches(':disabled, [aria-disabled=true]') || target.closest('[inert]')) continue;
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    const boxes = [target, ...labels].filter(isSeen).map((element) => element.getBoundingClientRect());
    if (boxes.length === 0) continue;
    const side = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
    if (side >= leastTarget - 0.5) continue;
    // A card that is one link, and a link in a sentence, which is as high as its line.
    if (getComputedStyle(target, '::after').position === 'absolute') continue;
    const around = [...(target.parentNode?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isInText =
      getComputedStyle(target).display.startsWith('inline') && around.some(({ nodeValue }) => nodeValue?.trim());
    if (!isInText) small.push(`${Math.round(side)} px: ${describe(target)}`);
  }
  return { overflow, cut: [...cut], small };
}
