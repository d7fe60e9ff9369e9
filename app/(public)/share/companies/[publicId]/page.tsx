import type { Metadata } from 'next';
import { withWebsiteLabel } from '@/server/routers/public-shares/bundle/public-company';
import { loadBundle } from './_components/load-bundle';
import { SharedList } from './_components/shared-list';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ publicId: string }>;
}

/** The title of the list; the 404 of a link that does not work. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { share } = await loadBundle((await params).publicId);
  return { title: share.title };
}

/** The public page of a share: a list of companies for whoever has the link (decisions §10). */
export default async function SharePage({ params }: Props) {
  const { share, companies } = await loadBundle((await params).publicId);
  return (
    <main>
      <SharedList
        title={share.title}
        createdAt={share.createdAt}
        companies={companies.map(withWebsiteLabel)}
      />
    </main>
  );
}
