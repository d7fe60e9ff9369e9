import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text';

const PREVIEW = 'Headcount: 990. ARR: $99m';

describe('what no reader of an HTML mail sees', () => {
  it.each([
    `<div style="display:none;max-height:0;overflow:hidden">${PREVIEW}</div>`,
    `<div style="display: none !important">${PREVIEW}</div>`,
    `<span style='color:#fff; visibility:hidden'>${PREVIEW}</span>`,
    `<div style="font-size:0">${PREVIEW}</div>`,
    `<div style="font-size:0px;line-height:0">${PREVIEW}</div>`,
    `<p style="opacity:0;">${PREVIEW}</p>`,
    `<div hidden>${PREVIEW}</div>`,
    `<div class="a" hidden="hidden"><p>${PREVIEW}</p></div>`,
    `<div style="mso-hide:all">${PREVIEW}</div>`,
    `<div style="max-height:0px;overflow:hidden">${PREVIEW}</div>`,
    `<div style="overflow:hidden;height:0">${PREVIEW}</div>`,
    `<DIV STYLE="DISPLAY:NONE"><div>${PREVIEW}</div> more</DIV>`,
    `<table style="display:none"><tr><td>${PREVIEW}</td></tr></table>`,
  ])('is dropped: %s', (preview) => {
    const data =
      '<table><tr><td>ARR</td><td>$1m</td></tr><tr><td>Cash</td><td>$3m</td></tr></table>';
    expect(htmlToText(`<body>${preview}<p>Hi all,</p>${data}</body>`)).toBe(
      'Hi all,\n\n| ARR | $1m |\n| Cash | $3m |',
    );
  });

  it.each([
    '<div style="opacity:0.9">ARR: $1m</div>',
    '<td style="font-size:0px;padding:10px"><div style="font-size:13px">ARR: $1m</div></td>',
    '<div style="font-size:0.9em">ARR: $1m</div>',
    '<div style="max-height:0">ARR: $1m</div>',
    '<div style="line-height:0;overflow:hidden">ARR: $1m</div>',
    '<div aria-hidden="true">ARR: $1m</div>',
    '<div class="hidden">ARR: $1m</div>',
    '<div style="display:none">ARR: $1m',
    '<img style="display:none" src="x"><p>ARR: $1m</p>',
    '<body style="opacity:0">ARR: $1m</body>',
    '<div title="display:none">ARR: $1m</div>',
  ])('is not what is seen: %s', (seen) => {
    expect(htmlToText(seen)).toBe('ARR: $1m');
  });

  it('is found in linear time', () => {
    const open = '<div style="font-size:0">'.repeat(20_000);
    const started = Date.now();
    htmlToText(open + '<div style="display:none">x'.repeat(20_000));
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
