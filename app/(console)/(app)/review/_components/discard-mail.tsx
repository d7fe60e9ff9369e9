'use client';

import { ConfirmDialog } from '../../../_components/confirm-dialog';
import { mailTitle, type WaitingMail } from './review-items';

interface Props {
  mail: WaitingMail;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before a mail is discarded, which has no undo. */
export const DiscardMail = ({ mail, onDiscard, onKeep }: Props) => (
  <ConfirmDialog
    open
    title="Discard this mail?"
    description={`“${mailTitle(mail)}” goes away for good and is not taken in again.`}
    action="Discard mail"
    onConfirm={onDiscard}
    onClose={onKeep}
  />
);
