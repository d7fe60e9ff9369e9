'use client';

import { useMutation } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { type FormEvent, useState } from 'react';
import { CopyField } from '../../../_components/copy-field';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { PageHeader } from '../../../_components/ui/page-header';
import { Tab, TabPanel, Tabs, TabsList } from '../../../_components/ui/tabs';
import { maybeStored } from '../../../_lib/maybe-stored';
import { problemOf, sentenceOf } from '../../../_lib/problem';
import { useTRPC } from '../../../_lib/trpc';
import { useGo } from '../../../_lib/use-go';
import { useRefresh } from '../../../_lib/use-refresh';
import type { Choices } from './choices';
import { goneInWords, NOTHING_GONE, refusesTicked } from './composition';
import { leftOutInWords } from './left-out';
import { Picker } from './picker';
import { Preview } from './preview';
import { useComposition } from './use-composition';

interface MadeProps {
  urlPath: string;
  title: string;
  /** What it does not list though it was ticked, in words. */
  leftOut: readonly string[];
}

function Made({ urlPath, title, leftOut }: MadeProps) {
  const go = useGo();
  const close = () => go('/shares');
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`${title} is shared`}
      description="Whoever has the link sees the list, until you revoke it under Shares."
    >
      <DialogBody className="flex flex-col gap-4">
        {leftOut.length > 0 && (
          <ul className="flex flex-col gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty [overflow-wrap:anywhere] text-warning">
            {leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
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

/** Title, companies and deals on the left; beside them, what a visitor will see. */
export function NewShare({ choices }: { choices: Choices }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { composition, organizationId, write, setMade, answered, readAgain } =
    useComposition(choices);
  const { title, companyIds, dealIds, gone } = composition;
  const { companies, deals } = composition.choices;
  const [wrong, setWrong] = useState<{ title?: string; form?: string }>({});
  const create = useMutation(
    trpc.publicShares.create.mutationOptions({
      meta: { ownErrors: true },
      onError: async (error) => {
        if (refusesTicked(error)) await readAgain(error);
        const ofTitle = problemOf(error).issues.find(({ path }) => path[0] === 'title');
        const said = sentenceOf(error) + maybeStored(error, trpc.publicShares.create.mutationKey());
        setWrong(ofTitle ? { title: ofTitle.message } : { form: said });
      },
      onSuccess: () => {
        setMade(true);
        return refresh(trpc.publicShares.pathFilter());
      },
    }),
  );
  const count = companyIds.length + dealIds.length;
  const goneWords = goneInWords(gone);
  const failure =
    goneWords !== '' && wrong.form !== undefined
      ? `Nothing is shared yet. ${goneWords}`
      : goneWords || wrong.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setWrong({ title: 'is required' });
    setWrong({});
    write({ gone: NOTHING_GONE });
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
          <FormError message={failure} />
          <div className="flex items-center gap-3">
            <Button type="submit" variant="primary" busy={create.isPending} disabled={count === 0}>
              Make link
            </Button>
            <span className="text-xs text-faint">
              {count === 0 ? 'Choose at least one.' : `${count} chosen`}
            </span>
          </div>
        </form>
        <Preview
          title={title}
          companyIds={companyIds}
          dealIds={dealIds}
          deals={deals}
          answered={answered}
          onRefused={(refusal) => void readAgain(refusal)}
        />
      </div>
      {create.data && (
        <Made
          urlPath={create.data.share.urlPath}
          title={create.data.share.title}
          leftOut={leftOutInWords(create.data.share, deals)}
        />
      )}
    </>
  );
}
