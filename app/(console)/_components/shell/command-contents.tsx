'use client';

import { useQueries } from '@tanstack/react-query';
import { Command } from 'cmdk';
import {
  Building2,
  Handshake,
  Landmark,
  LogOut,
  type LucideIcon,
  MailPlus,
  Moon,
  Search,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { commandScore } from '../../_lib/command-score';
import { companyHref } from '../../_lib/company-href';
import { dealHref } from '../../_lib/deals';
import { enumLabel } from '../../_lib/enum-options';
import { isReader } from '../../_lib/is-reader';
import { useToggleTheme } from '../../_lib/theme';
import { toldApart } from '../../_lib/told-apart';
import { useTRPC } from '../../_lib/trpc';
import { useFocusBack } from '../../_lib/use-focus-back';
import { useGo } from '../../_lib/use-go';
import { useMayEdit, useWorld } from '../../_lib/world';
import { chooseMail } from '../mail/choose-mail';
import { useMailImport } from '../mail/mail-import';
import { COMMAND_ACTIONS } from './command-actions';
import { useAllDeals } from './use-all-deals';
import { useNavigation } from './use-navigation';
import { leave } from './user-menu';
import { useSwitchVehicle } from './vehicle-switcher';

interface ItemProps {
  id: string;
  icon: LucideIcon;
  note?: string | undefined;
  keywords?: string[];
  onSelect: () => void;
  children: ReactNode;
}

const Item = ({ id, icon: Icon, note, keywords, onSelect, children }: ItemProps) => (
  <Command.Item
    value={id}
    {...(keywords ? { keywords } : {})}
    onSelect={onSelect}
    className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm data-[selected=true]:bg-pressed max-md:min-h-11"
  >
    <Icon aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 py-1">
      <span className="truncate">{children}</span>
      {note !== undefined && (
        <span className="text-xs [overflow-wrap:anywhere] text-muted">{note}</span>
      )}
    </span>
  </Command.Item>
);

const groupStyles =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint';

interface Props {
  /** What was typed before this was there. */
  typed: string;
  onThere: () => void;
  onClose: () => void;
}

/** Finds companies of every vehicle, deals, pages and what can be done from anywhere. */
export function CommandContents({ typed, onThere, onClose }: Props) {
  const trpc = useTRPC();
  const go = useGo();
  const world = useWorld();
  const { vehicles, vehicle: current } = world;
  const pages = useNavigation();
  // Who only reads has the portal, not the pages of companies and deals.
  const enabled = !isReader(world);
  const toggleTheme = useToggleTheme();
  const { switchTo } = useSwitchVehicle();
  const importMail = useMailImport();
  const mayEdit = useMayEdit(current?.id);
  const portfolios = useQueries({
    queries: vehicles.map(({ id }) =>
      trpc.portfolio.summary.queryOptions({ vehicleId: id, includeDeleted: false }, { enabled }),
    ),
  });
  const [search, setSearch] = useState(typed);
  const found = useAllDeals({ enabled, every: search !== '' });
  const deals = toldApart(
    found.map((deal) => ({ ...deal, name: deal.companyName, about: enumLabel(deal.stage) })),
  );
  const focusBack = useFocusBack();
  const tell = useEffectEvent(onThere);
  useEffect(() => tell(), []);
  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  const companies = toldApart(
    portfolios.flatMap(({ data }) =>
      (data?.companies ?? []).map((company) => ({ ...company, fund: data?.vehicle.name })),
    ),
  );
  // Who types looks for a company or a deal first; pages are one key away anyhow.
  const pageGroup = (
    <Command.Group heading="Pages" className={groupStyles}>
      {pages.map(({ href, label, icon }) => (
        <Item key={href} id={href} icon={icon} keywords={[label]} onSelect={run(() => go(href))}>
          {label}
        </Item>
      ))}
    </Command.Group>
  );
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-xl animate-pop overflow-hidden rounded-xl border bg-raised shadow-pop md:top-[14vh]"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Command label="Search and commands" loop filter={commandScore}>
            <div className="flex items-center gap-2.5 border-b px-4">
              <Search aria-hidden className="size-4 shrink-0 text-faint" />
              <Command.Input
                autoFocus
                value={search}
                onValueChange={setSearch}
                placeholder="Find a company, deal, page or command"
                className="h-12 w-full bg-transparent text-base outline-none max-md:text-[1rem]"
              />
            </div>
            <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-8 text-center text-sm text-muted">
                {portfolios.some(({ isLoading }) => isLoading)
                  ? 'Looking…'
                  : 'Nothing by that name.'}
              </Command.Empty>
              {search === '' && pageGroup}
              <Command.Group heading="Companies" className={groupStyles}>
                {companies.map((company) => (
                  <Item
                    key={company.id}
                    id={company.id}
                    icon={Building2}
                    note={company.note}
                    keywords={[company.name, company.slug, company.sector ?? '']}
                    onSelect={run(() => go(companyHref(company, current?.id)))}
                  >
                    {company.name}
                  </Item>
                ))}
              </Command.Group>
              <Command.Group heading="Deals" className={groupStyles}>
                {deals.map((deal) => (
                  <Item
                    key={deal.id}
                    id={deal.id}
                    icon={Handshake}
                    note={deal.note}
                    keywords={[deal.name, deal.slug, deal.sector]}
                    onSelect={run(() => go(dealHref(deal)))}
                  >
                    {deal.name}
                  </Item>
                ))}
              </Command.Group>
              {search !== '' && pageGroup}
              <Command.Group heading="Commands" className={groupStyles}>
                {COMMAND_ACTIONS.filter(({ forReaders }) => enabled || forReaders).map((action) => (
                  <Item
                    key={action.href}
                    id={action.href}
                    icon={action.icon}
                    keywords={[action.label, action.words]}
                    onSelect={run(() => go(action.href))}
                  >
                    {action.label}
                  </Item>
                ))}
                {mayEdit && (
                  <Item
                    id="import-mail"
                    icon={MailPlus}
                    keywords={['Import mail', 'eml mbox updates']}
                    onSelect={run(() => chooseMail(importMail))}
                  >
                    Import mail
                  </Item>
                )}
                {vehicles
                  .filter(({ id }) => id !== current?.id)
                  .map((vehicle) => (
                    <Item
                      key={vehicle.id}
                      id={`switch-${vehicle.id}`}
                      icon={Landmark}
                      keywords={['switch vehicle', vehicle.name]}
                      onSelect={run(() => switchTo(vehicle.id))}
                    >
                      Switch to {vehicle.name}
                    </Item>
                  ))}
                <Item
                  id="theme"
                  icon={Moon}
                  keywords={['light', 'dark', 'theme']}
                  onSelect={run(toggleTheme)}
                >
                  Light or dark
                </Item>
                <Item
                  id="sign-out"
                  icon={LogOut}
                  keywords={['sign out', 'log out']}
                  onSelect={run(() => void leave())}
                >
                  Sign out
                </Item>
              </Command.Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
