'use client';

import { ArrowUpRight, ChevronRight, Ellipsis, Trash2 } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { hostOf } from '../_lib/format';
import type { Outcome } from '../_lib/outcome';
import { CompanyLogo } from './company-logo';
import { InlineEdit } from './inline-edit';
import { Button } from './ui/button';
import { Dropdown, DropdownContent, DropdownItem, DropdownTrigger } from './ui/dropdown';

interface Props {
  /** The list it belongs to. */
  parent: { href: string; label: string };
  id: string;
  company: ComponentProps<typeof CompanyLogo>['company'];
  /** Empty where none is known. */
  website: string;
  /** The vehicle that it belongs to, where there are several that it could. */
  vehicle?: string | undefined;
  mayEdit: boolean;
  onRename: (typed: string, from: string) => Promise<Outcome>;
  /** What it is called where it is deleted: "company". */
  kind: string;
  onDelete: () => void;
  /** Beside the name. */
  badge?: ReactNode;
  /** Beside the menu; under the name on a phone. */
  aside?: ReactNode;
}

const Website = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noreferrer noopener"
    className="-my-0.5 inline-flex min-h-6 max-w-full items-center gap-0.5 truncate rounded text-sm text-muted hover:text-accent"
  >
    {hostOf(address)}
    <ArrowUpRight aria-hidden className="size-3.5" />
  </a>
);

/** The head of a company's or deal's page: where it is, its name, and what is done with it whole. */
export function RecordHeader(props: Props) {
  const { parent, company, website, vehicle, mayEdit, kind, badge, aside } = props;
  return (
    <header>
      <nav aria-label="Breadcrumb" className="flex items-center gap-1 text-xs text-faint">
        <Link href={parent.href} className="rounded hover:text-fg">
          {parent.label}
        </Link>
        <ChevronRight aria-hidden className="size-3" />
        <span aria-current="page" className="truncate">
          {company.name}
        </span>
      </nav>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <CompanyLogo company={company} className="size-10 rounded-lg text-lg" />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <h1 className="-ml-2 min-w-0 text-xl font-semibold tracking-tight">
              <InlineEdit
                label="Name"
                name={`${props.id} name`}
                value={company.name}
                text={company.name}
                disabled={!mayEdit}
                onSave={props.onRename}
                className="truncate text-xl font-semibold max-md:py-1"
              >
                {company.name}
              </InlineEdit>
            </h1>
            {badge}
          </div>
          {(vehicle !== undefined || website !== '') && (
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {vehicle !== undefined && <span className="wrap-anywhere">{vehicle}</span>}
              {website !== '' && <Website address={website} />}
            </p>
          )}
        </div>
        {aside !== undefined && <div className="max-md:order-last max-md:basis-full">{aside}</div>}
        {mayEdit && (
          <Dropdown>
            <DropdownTrigger asChild>
              <Button variant="ghost" size="icon" aria-label="More actions">
                <Ellipsis />
              </Button>
            </DropdownTrigger>
            <DropdownContent align="end">
              <DropdownItem danger onSelect={props.onDelete}>
                <Trash2 /> Delete {kind}
              </DropdownItem>
            </DropdownContent>
          </Dropdown>
        )}
      </div>
    </header>
  );
}
