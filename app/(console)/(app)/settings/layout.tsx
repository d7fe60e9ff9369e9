import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../_components/ui/page-header';
import { consoleWorld } from '../../_lib/session';
import { SettingsNav } from './_components/settings-nav';

/** The settings: what there is to set on the left, one part of it beside. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  // Signed out: the page itself leads to the door.
  if (!(await consoleWorld())) return children;
  return (
    <Page>
      <PageHeader title="Settings" />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)] print:block">
        <SettingsNav />
        <div className="min-w-0">{children}</div>
      </div>
    </Page>
  );
}
