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
    `<div style="text-indent:-9999px">${PREVIEW}</div>`,
    `<div style="position:absolute; left:-9999px; top:0">${PREVIEW}</div>`,
    `<div style="width:0;height:0;overflow:hidden">${PREVIEW}</div>`,
    `<span style="width:0px;overflow:hidden">${PREVIEW}</span>`,
    `<span style="position:absolute;clip:rect(0 0 0 0)">${PREVIEW}</span>`,
    `<div style="font-size:1px;line-height:1px">${PREVIEW}</div>`,
    `<div style="color:transparent">${PREVIEW}</div>`,
    `<div style="color:rgba(0,0,0,0)">${PREVIEW}</div>`,
    `<p style="color:#ffffff">${PREVIEW}</p>`,
    `<p style="font-family:'Arial';color:White !important"><b>${PREVIEW}</b></p>`,
    `<font color="#FFFFFF">${PREVIEW}</font>`,
    `<p style="background:#f4f4f4;color:rgb(244,244,244)">${PREVIEW}</p>`,
    `<table bgcolor="#112233"><tr><td bgcolor="#fff"><p style="color:#fefefe">${PREVIEW}</p></td></tr></table>`,
    `<div style="background:#000"></div><p style="color:#fff">${PREVIEW}</p>`,
    `<table><tr><td style="background:#000"><td style="color:#fff">${PREVIEW}</td></table>`,
    `<style>.pre, .x {display:none}</style><div class="a pre">${PREVIEW}</div>`,
    `<style>/* a */ @media screen {.b{color:red} .c{color:red}} .pre{font-size:0}</style><div class="pre">${PREVIEW}</div>`,
    `<style>body div.pre { visibility: hidden; }</style><div class=pre>${PREVIEW}</div>`,
    `<style>#pre{mso-hide:all}</style><p id="pre">${PREVIEW}</p>`,
    `<style type="text/css"><!-- .w { color: #fff } --></style><p class="w">${PREVIEW}</p>`,
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
    '<a style="background:#123456;color:#fff">ARR: $1m</a>',
    '<table bgcolor="#112233"><tr><td><span style="color:#fff">ARR: $1m</span></td></tr></table>',
    '<table><tr><td bgcolor="#112233" style="color:#fff">ARR: $1m</td></tr></table>',
    '<div style="background-image:url(x.png)"><p style="color:#fff">ARR: $1m</p></div>',
    '<div style="background:navy"><p style="color:#fff">ARR: $1m</p></div>',
    '<body style="background:#000;color:#fff"><p style="color:white">ARR: $1m</p></body>',
    '<style>.dark{background:#222}</style><div class="dark"><p style="color:#fff">ARR: $1m</p></div>',
    '<style>.head td{background:#222}</style><table><tr><td style="color:#fff">ARR: $1m</td></tr></table>',
    '<div style="color:#fff"><p style="color:#333">ARR: $1m</p></div>',
    '<div style="color:#fff"><p style="background:#333">ARR: $1m</p></div>',
    '<style>@media (max-width:600px){.pre{display:none}}</style><p class="pre">ARR: $1m</p>',
    '<style>.pre{display:none}</style><p class="pre" style="display:block">ARR: $1m</p>',
    '<style>.thread .pre{display:none}</style><p class="pre">ARR: $1m</p>',
    '<div style="max-width:0;overflow:hidden">ARR: $1m</div>',
    '<div style="left:-9999px;width:9px">ARR: $1m</div>',
    '<div style="text-indent:-10px">ARR: $1m</div>',
  ])('is not what is seen: %s', (seen) => {
    expect(htmlToText(seen)).toBe('ARR: $1m');
  });

  it('is found in linear time', () => {
    const open = '<div style="font-size:0">'.repeat(20_000);
    const started = Date.now();
    htmlToText(open + '<div style="display:none">x'.repeat(20_000));
    const rules = '.a{color:#fff}@media x{.b{color:#000}}'.repeat(5_000);
    htmlToText(`<style>${rules}</style>${'<td class="a b" style="color:#fff">x'.repeat(20_000)}`);
    htmlToText('<style>'.repeat(20_000) + '@media x{'.repeat(20_000));
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});
