'use client';

import { MailPlus } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '../../_lib/cn';
import { Button } from '../ui/button';
import { MAIL_FILES } from './choose-mail';
import { useMailImport } from './mail-import';

/**
 * Chooses mail files, for those who do not drag and drop.
 * @param labelled says what it does on a phone too, where there is room
 */
export function ImportMailButton({ labelled = false }: { labelled?: boolean }) {
  const importMail = useMailImport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={MAIL_FILES}
        aria-label="Mail files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) importMail(files);
        }}
      />
      <Button
        aria-label="Import mail"
        onClick={() => input.current?.click()}
        className={cn(!labelled && 'max-md:size-10 max-md:px-0')}
      >
        <MailPlus /> <span className={cn(!labelled && 'max-md:hidden')}>Import mail</span>
      </Button>
    </>
  );
}
