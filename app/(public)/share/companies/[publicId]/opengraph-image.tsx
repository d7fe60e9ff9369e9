import { ImageResponse } from 'next/og';
import { drawableTitle } from './_components/drawable';
import { loadBundle } from './_components/load-bundle';

export const dynamic = 'force-dynamic';
export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';
export const alt = 'A list of companies';

const BARS = [40, 76, 116];

/**
 * What chats and social networks show of a link: the title and how many companies, never which.
 * Drawn here with the font that comes along; the 404 of a link that does not work.
 */
export default async function ShareImage({ params }: { params: Promise<{ publicId: string }> }) {
  const { share } = await loadBundle((await params).publicId);
  const { companyCount } = share;
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '84px 92px',
        background: '#fcfbf9',
        color: '#1c1b19',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-end', gap: 16, height: 116 }}>
        {BARS.map((height) => (
          <div
            key={height}
            style={{ width: 22, height, borderRadius: 11, background: '#3450c8' }}
          />
        ))}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', fontSize: 72, lineHeight: 1.12, letterSpacing: '-0.02em' }}>
          {drawableTitle(share.title) ?? 'A list of companies'}
        </div>
        <div style={{ display: 'flex', marginTop: 28, fontSize: 34, color: '#6b675f' }}>
          {`${companyCount} ${companyCount === 1 ? 'company' : 'companies'}, shared in confidence`}
        </div>
      </div>
    </div>,
    // A cached image would outlive the link.
    { ...size, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}
