'use client';

import { MailPlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button';
import { useMailImport } from './mail-import';

/** Chooses mail files, for those who do not drag and drop. */
export function ImportMailButton() {
  const importMail = useMailImport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".eml,.mbox,.mbx,message/rfc822"
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
        className="max-md:size-10 max-md:px-0"
      >
        <MailPlus /> <span className="max-md:hidden">Import mail</span>
      </Button>
    </>
  );
}
