import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markdownBudget, markdownCost, MOST_MARKDOWN } from '../_lib/markdown-cost';
import { Markdown } from './markdown';

const htmlOf = (text: string) => renderToStaticMarkup(<Markdown>{text}</Markdown>);

describe('Markdown of people and agents', () => {
  it.each([
    '<script>alert(1)</script>',
    'before <img src=x onerror=alert(1)> after',
    '<iframe src="https://evil.example"></iframe>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>body{display:none}</style>',
    '<!-- --><form action="https://evil.example"><button>x</button></form>',
  ])('makes no element of the HTML in %j', (text) => {
    const tags = [...htmlOf(text).matchAll(/<([a-z]+)/g)].map(([, tag]) => tag);
    expect(tags.filter((tag) => tag !== 'div' && tag !== 'p')).toEqual([]);
  });

  it.each([
    'Talk to <Acme Corp> about it',
    '<div>IMPORTANT: call them',
    '<details>x</details> end',
    'a <!-- b --> c',
  ])('keeps every word of %j in view', (text) => {
    const shown = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(htmlOf(text)).toContain(shown);
  });

  it('tells what a picture that is not loaded is called', () => {
    expect(htmlOf('![Chart of June](https://evil.example/x.png)')).toContain('Chart of June');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,hello)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '[x](//evil.example)',
    '[x](/settings)',
  ])('links %j nowhere', (text) => {
    expect(htmlOf(text)).not.toContain('href');
  });

  it.each(['![x](https://evil.example/pixel.png)', '![x](data:image/svg+xml,x)', '- [x] done'])(
    'loads nothing and offers no field for %j',
    (text) => {
      expect(htmlOf(text)).not.toMatch(/<(img|input)|src=/);
    },
  );

  it('keeps the lines that were typed, and makes no element of what stands in them', () => {
    expect(htmlOf('First line\nsecond **bold\nword**\n\nNext')).toContain(
      '<p>First line<br/>\nsecond <strong>bold<br/>\nword</strong></p>\n<p>Next</p>',
    );
    expect(htmlOf('hard  \nbreak')).toContain('<p>hard<br/>\nbreak</p>');
    expect(htmlOf('- one\n- two\n  more')).toMatch(/<li>one<\/li>\s*<li>two<br\/>\nmore<\/li>/);
    expect(htmlOf('```\na\nb\n```')).toContain('<code>a\nb\n</code>');
    expect(htmlOf('a\n<img src=x onerror=alert(1)>\nb')).not.toMatch(/<img/);
  });

  it('links to the web, without telling it where from or handing it the window', () => {
    expect(htmlOf('[x](https://ok.example/a)')).toContain(
      '<a href="https://ok.example/a" target="_blank" rel="noreferrer noopener nofollow">x</a>',
    );
  });

  it.each([
    '>',
    '> ',
    '- ',
    '+ ',
    '1. ',
    '[',
    ']',
    '[a](',
    '*_',
    '**a',
    '=\n',
    'a\n=\n',
    '- a\n',
    '1.\r',
    'a\r\r',
    'a:\r:',
    '\r\\',
    '\\',
    'www.a.b ',
    'http://a.b ',
  ])('shows 100,000 characters of %j as they are, which would take minutes to format', (marks) => {
    const html = htmlOf(marks.repeat(100_000 / marks.length));
    expect(html).toMatch(/^<div class="prose-console whitespace-pre-wrap">[^<]*<\/div>$/);
  });

  it('formats a long memo', () => {
    const chapter = `## Why\n\n${'We like **how** they sell, to whom and why. '.repeat(20)}\n\n- a\n- b\n`;
    expect(htmlOf(chapter.repeat(25))).toContain('<strong>how</strong>');
  });
});

describe('what a page spends on Markdown', () => {
  it('is bounded over all of its texts, and one that is too long takes nothing', () => {
    const hasRoom = markdownBudget();
    const comment = 'They sign in May. '.repeat(100);
    const fits = Array.from({ length: 100 }, () => hasRoom(comment)).filter(Boolean).length;
    expect(hasRoom('> '.repeat(1000))).toBe(false);
    expect(fits).toBe(Math.floor(MOST_MARKDOWN / markdownCost(comment)));
    expect(fits).toBeLessThan(100);
    expect(hasRoom('Short.')).toBe(true);
  });
});
