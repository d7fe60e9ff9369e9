import { domainToASCII } from 'node:url';

/** Providers whose domain says nothing about whose mail it is. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com aol.com
  icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me gmx.com gmx.net gmx.de web.de mail.com
  mail.ru yandex.ru yandex.com qq.com 163.com 126.com zoho.com fastmail.com fastmail.fm hey.com tutanota.com
  tuta.com tuta.io posteo.de mailbox.org hushmail.com duck.com privaterelay.appleid.com freenet.de
  t-online.de bluewin.ch orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it
  btinternet.com sky.com bigpond.com comcast.net verizon.net att.net sbcglobal.net cox.net
  charter.net shaw.ca rogers.com telus.net uol.com.br terra.com.br bol.com.br naver.com hanmail.net
  daum.net rediffmail.com seznam.cz wp.pl o2.pl onet.pl ukr.net bk.ru list.ru inbox.ru`.split(
    /\s+/,
  ),
);

/** Of these, those with a domain in many countries: `yahoo.co.uk`, `hotmail.fr`. */
const FREE_ABROAD =
  /^(?:yahoo|ymail|hotmail|outlook|live|gmx|googlemail|yandex)\.(?:com?\.)?[a-z]{2}$/;

/** Platforms that send the updates, papers and notices of many companies, each from the same address. */
const PLATFORMS: ReadonlySet<string> = new Set(
  `visible.vc paperstreet.vc getcabal.com carta.com eshares.com angellist.com angel.co
  foundersuite.com gust.com standardmetrics.io pulley.com ledgy.com capdesk.com vestd.com
  seedlegals.com rundit.com vestberry.com sydecar.io assure.co republic.com republic.co wefunder.com
  startengine.com seedrs.com crowdcube.com mailchimp.com mailchimpapp.com mailchimpapp.net mcsv.net
  mcdlv.net rsgsv.net list-manage.com mandrillapp.com sendgrid.com sendgrid.net mailgun.org
  sparkpostmail.com amazonses.com postmarkapp.com mtasv.net hubspot.com hubspotemail.net
  constantcontact.com ccsend.com createsend.com cmail19.com cmail20.com brevo.com sendinblue.com
  convertkit.com convertkit-mail.com convertkit-mail2.com klaviyomail.com intercom-mail.com
  mailerlite.com mlsend.com getresponse.com docsend.com dropbox.com google.com notion.so pitch.com
  papermark.com papermark.io brieflink.com linkedin.com typeform.com airtable.com calendly.com
  docusign.com docusign.net hellosign.com wetransfer.com slack.com`.split(/\s+/),
);

/** What writes from such an address is a machine, whoever has it write. */
const AUTOMATED =
  /^(?:(?:do[-._]?)?no[nt]?[-._]?reply|notif(?:y|ications?)|mailer(?:-daemon)?|bounces?|postmaster)(?:$|[-._+@])|[-._+](?:no-?reply|notifications?)$/;

/** A platform's addresses that no person has. */
const OF_MANY =
  /^(?:updates?|news(?:letters?)?|investor-?(?:updates?|relations)|investors?|reports?|reporting|messages?|mail|e-?mail|hello|hi|info|team|support|help|contact|admin|service|share|sharing|invites?|invitations?|alerts?|digests?|funds?|portfolio|companies|founders?)(?:$|[-._+\d])/;

const isWithin = (domain: string, all: ReadonlySet<string>): boolean => {
  for (let at = 0; at >= 0; at = domain.indexOf('.', at + 1))
    if (all.has(domain.slice(at === 0 ? 0 : at + 1))) return true;
  return false;
};

/** The domain of an address in its ASCII form; null if there is none. */
export function domainOf(address: string): string | null {
  const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return address.includes('@') && domain !== '' ? domain : null;
}

/** True for the domain of a provider of mailboxes. */
export const isFreeMail = (domain: string): boolean =>
  FREE_MAIL.has(domain) || FREE_ABROAD.test(domain);

const isPlatform = (domain: string): boolean => isWithin(domain, PLATFORMS);

const mailboxOf = (address: string): string => address.slice(0, address.lastIndexOf('@'));

/**
 * True for an address from which mail of many companies comes, a platform's or a machine's: whom it
 * has written for tells nothing of whom it writes for.
 */
export function isShared(address: string): boolean {
  const domain = domainOf(address);
  return domain !== null && (isPlatform(domain) || AUTOMATED.test(mailboxOf(address)));
}

/** True for an address of a platform that no person has: not even the platform itself is told by it. */
export function isPlatformMailbox(address: string): boolean {
  const [domain, mailbox] = [domainOf(address), mailboxOf(address)];
  return (
    domain !== null && isPlatform(domain) && (AUTOMATED.test(mailbox) || OF_MANY.test(mailbox))
  );
}
