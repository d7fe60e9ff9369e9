'use client';

import { useMutation } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { CopyField } from '../../../_components/copy-field';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { PageHeader } from '../../../_components/ui/page-header';
import { Tab, TabPanel, Tabs, TabsList } from '../../../_components/ui/tabs';
import { problemOf, sentenceOf } from '../../../_lib/problem';
import { useTRPC } from '../../../_lib/trpc';
import { useAskedToLeave } from '../../../_lib/use-asked-to-leave';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization } from '../../../_lib/world';
import { type Choosable, Picker } from './picker';
import { Preview } from './preview';

function Made({ urlPath, title }: { urlPath: string; title: string }) {
  const router = useRouter();
  const close = () => router.push('/shares');
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`${title} is shared`}
      description="Whoever has the link sees the list, until you revoke it under Shares."
    >
      <DialogBody>
        <CopyField label="Link" text={`${window.location.origin}${urlPath}`} />
      </DialogBody>
      <DialogFooter>
        <Button asChild>
          <a href={urlPath} target="_blank" rel="noreferrer">
            Open
          </a>
        </Button>
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface Props {
  companies: Choosable[];
  deals: Choosable[];
}

interface Begun {
  title: string;
  companyIds: string[];
  dealIds: string[];
}

/** The share that was begun and not made yet, by organization, for as long as the window is open. */
const BEGUN = new Map<string, Begun>();

/** What is to be shared; whoever comes back finds it, without what is no longer there to choose. */
function useBegun(organizationId: string, { companies, deals }: Props) {
  const [begun, setBegun] = useState<Begun>(() => {
    const { title = '', companyIds = [], dealIds = [] } = BEGUN.get(organizationId) ?? {};
    const among = (ids: string[], items: Choosable[]) =>
      ids.filter((id) => items.some((item) => item.id === id));
    return { title, companyIds: among(companyIds, companies), dealIds: among(dealIds, deals) };
  });
  return { begun, write: (change: Partial<Begun>) => setBegun((old) => ({ ...old, ...change })) };
}

/** Title, companies and deals on the left; beside them, what a visitor will see. */
export function NewShare(props: Props) {
  const { companies, deals } = props;
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { id: organizationId } = useOrganization();
  const { begun, write } = useBegun(organizationId, props);
  const { title, companyIds, dealIds } = begun;
  const [wrong, setWrong] = useState<{ title?: string; form?: string }>({});
  const create = useMutation(
    trpc.publicShares.create.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => {
        const ofTitle = problemOf(error).issues.find(({ path }) => path[0] === 'title');
        setWrong(ofTitle ? { title: ofTitle.message } : { form: sentenceOf(error) });
      },
      onSuccess: () => refresh(trpc.publicShares.pathFilter()),
    }),
  );
  const count = companyIds.length + dealIds.length;
  const unmade = !create.isSuccess && (title.trim() !== '' || count > 0);
  useAskedToLeave(unmade);
  useEffect(() => {
    if (unmade) BEGUN.set(organizationId, begun);
    else BEGUN.delete(organizationId);
  }, [begun, organizationId, unmade]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setWrong({ title: 'is required' });
    setWrong({});
    create.mutate({ organizationId, title, companyIds, dealIds });
  };
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-3 flex items-center gap-1 text-xs text-faint">
        <Link href="/shares" className="rounded hover:text-fg">
          Shares
        </Link>
        <ChevronRight aria-hidden className="size-3" />
        <span aria-current="page">New share</span>
      </nav>
      <PageHeader
        title="New share"
        description="A link to the companies you tick. Later changes of their public profiles show; the list stays."
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
          <Field label="Title" required error={wrong.title}>
            {(control) => (
              <Input
                {...control}
                autoFocus
                value={title}
                placeholder="Robotics, spring 2026"
                onChange={(event) => write({ title: event.target.value })}
              />
            )}
          </Field>
          <Tabs defaultValue="companies">
            <TabsList aria-label="What to share">
              <Tab value="companies" count={companyIds.length}>
                Companies
              </Tab>
              <Tab value="deals" count={dealIds.length}>
                Deals
              </Tab>
            </TabsList>
            <TabPanel value="companies" className="pt-3">
              <Picker
                what="companies"
                home={{ href: '/portfolio', label: 'Log the first investment' }}
                items={companies}
                chosen={companyIds}
                onChoose={(ids) => write({ companyIds: ids })}
              />
            </TabPanel>
            <TabPanel value="deals" className="pt-3">
              <Picker
                what="deals"
                home={{ href: '/pipeline', label: 'Add the first deal' }}
                items={deals}
                chosen={dealIds}
                onChoose={(ids) => write({ dealIds: ids })}
              />
            </TabPanel>
          </Tabs>
          <FormError message={wrong.form ?? null} />
          <div className="flex items-center gap-3">
            <Button type="submit" variant="primary" busy={create.isPending} disabled={count === 0}>
              Make link
            </Button>
            <span className="text-xs text-faint">
              {count === 0 ? 'Choose at least one.' : `${count} chosen`}
            </span>
          </div>
        </form>
        <Preview title={title} companyIds={companyIds} dealIds={dealIds} />
      </div>
      {create.data && <Made urlPath={create.data.share.urlPath} title={create.data.share.title} />}
    </>
  );
}
