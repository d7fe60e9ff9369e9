/** What mail programs write mails and mailboxes to. */
export const MAIL_FILES = '.eml,.mbox,.mbx,message/rfc822';

/** Asks for mail files where no button stands; it must follow a click or a key. */
export function chooseMail(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = MAIL_FILES;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  input.click();
}
