import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import SharePage, { generateMetadata } from '@/app/(public)/share/companies/[publicId]/page';
import { newPublicId } from '@/server/routers/public-shares/public-id';
import { CANARY, useCanaryShares } from '../setup/canary-shares';

const { addCompany, addDeal, addShare } = useCanaryShares();

const propsOf = (publicId: string) => ({ params: Promise.resolve({ publicId }) });
const htmlOf = async (publicId: string) => renderToStaticMarkup(await SharePage(propsOf(publicId)));

describe('the page of a live link', () => {
  test('shows title, date and each company with what visitors may know, in order', async () => {
    const publicId = await addShare([
      { companyId: await addCompany() },
      { dealId: await addDeal() },
    ]);
    const html = await htmlOf(publicId);
    const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
    expect(text).toContain('Our list');
    expect(text).toContain('2 companies');
    expect(text).toContain('May 12, 2026');
    expect(text).toMatch(/Widgets\|widgets\.example\|Sector\|Robotics\|Stage\|Series A\|.*Gadgets/);
    expect(text).toContain('Makes gadgets.');
    expect(html).not.toMatch(CANARY);
    expect(await generateMetadata(propsOf(publicId))).toEqual({ title: 'Our list' });
  });

  test('shows the beginning of long texts, however heavy the list', async () => {
    const long = '&'.repeat(100_000);
    const heavy = { description: long, sector: long, companyStage: long };
    const html = await htmlOf(await addShare([{ dealId: await addDeal(heavy) }]));
    expect(html).toContain(`${'&amp;'.repeat(1000)}…`);
    expect(html.length).toBeLessThan(20_000);
  });

  test('loads nothing from elsewhere but logos, and tells their hosts nothing', async () => {
    const publicId = await addShare([{ companyId: await addCompany() }]);
    const html = await htmlOf(publicId);
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images).toHaveLength(1);
    expect(images[0]).toContain('src="https://widgets.example/logo.png"');
    expect(images[0]).toContain('referrerPolicy="no-referrer"');
    expect(images[0]).toContain('loading="lazy"');
    expect(html).not.toMatch(/<(script|link|iframe|object|style)/);
    expect(html.match(/<a [^>]*>/g)).toEqual([
      expect.stringContaining('rel="noopener noreferrer nofollow"'),
    ]);
  });

  test('neither links to nor loads anything but http and https, and escapes texts', async () => {
    const publicId = await addShare([
      {
        companyId: await addCompany({
          name: '<b>Bold</b>',
          website: 'javascript:alert(1)',
          logoUrl: 'data:image/svg+xml,x',
        }),
      },
      { dealId: await addDeal({ description: '<script>alert(1)</script>' }) },
    ]);
    const html = await htmlOf(publicId);
    expect(html).not.toMatch(/javascript:|data:|<img|<a |<script|<b>/);
    expect(html).toContain('&lt;b&gt;Bold');
  });

  test('says so when everything on the list was deleted', async () => {
    const deletedAt = '2026-06-01T00:00:00.000Z';
    const html = await htmlOf(await addShare([{ companyId: await addCompany({ deletedAt }) }]));
    expect(html).toContain('0 companies');
    expect(html).toContain('No company is on this list');
  });
});

test('unknown and revoked links are Next’s 404, for the page and for its title', async () => {
  const revoked = await addShare([], { revokedAt: '2026-06-01T00:00:00.000Z' });
  for (const publicId of [revoked, newPublicId(), 'x', '\u0000']) {
    await expect(SharePage(propsOf(publicId))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
    await expect(generateMetadata(propsOf(publicId))).rejects.toMatchObject({
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
  }
});
