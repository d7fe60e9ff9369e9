import { domainToUnicode } from 'node:url';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { foldForMatch } from '../../lib/names';

/** Sites that host pages of many companies: the domain says nothing about any one of them. */
const SHARED_HOSTS: ReadonlySet<string> = new Set(
  `linkedin.com twitter.com x.com facebook.com fb.com instagram.com threads.net bsky.app tiktok.com
  youtube.com youtu.be vimeo.com twitch.tv pinterest.com reddit.com discord.com discord.gg t.me
  telegram.me wa.me slack.com snapchat.com weibo.com quora.com tumblr.com medium.com substack.com
  beehiiv.com ghost.io hashnode.dev dev.to wordpress.com blogspot.com blogger.com typepad.com
  notion.so notion.site notion.com wix.com wixsite.com squarespace.com weebly.com webflow.io
  webflow.com framer.website framer.app framer.site framer.com carrd.co strikingly.com mystrikingly.com
  linktr.ee bio.link about.me beacons.ai super.site softr.app bubbleapps.io godaddysites.com
  google.com goo.gl page.link apple.com amazon.com microsoft.com github.com github.io gitlab.com
  gitlab.io bitbucket.org huggingface.co vercel.app netlify.app netlify.com herokuapp.com web.app
  firebaseapp.com pages.dev workers.dev fly.dev onrender.com railway.app replit.app replit.com
  glitch.me surge.sh azurewebsites.net amazonaws.com cloudfront.net appspot.com gitbook.io
  readthedocs.io crunchbase.com pitchbook.com angel.co angellist.com wellfound.com ycombinator.com
  producthunt.com f6s.com dealroom.co tracxn.com owler.com glassdoor.com indeed.com lever.co
  greenhouse.io ashbyhq.com workable.com typeform.com airtable.com calendly.com docsend.com
  dropbox.com pitch.com canva.com figma.com miro.com etsy.com ebay.com shopify.com myshopify.com
  gumroad.com patreon.com kickstarter.com indiegogo.com gofundme.com republic.com wefunder.com
  startengine.com seedrs.com crowdcube.com companisto.com seedmatch.de eventbrite.com meetup.com
  lu.ma bit.ly tinyurl.com t.co lnkd.in buff.ly ow.ly archive.org wikipedia.org trustpilot.com
  g2.com capterra.com yelp.com tripadvisor.com booking.com visible.vc paperstreet.vc foundersuite.com
  gust.com carta.com`.split(/\s+/),
);

/** Of these, those that give no company a host name of its own: `play.google.com` is an app store. */
const WITHOUT_OWN_NAMES: ReadonlySet<string> = new Set(
  `linkedin.com twitter.com x.com facebook.com fb.com instagram.com threads.net tiktok.com
  youtube.com vimeo.com twitch.tv pinterest.com reddit.com discord.com quora.com google.com
  apple.com amazon.com microsoft.com github.com gitlab.com bitbucket.org huggingface.co
  crunchbase.com pitchbook.com angel.co angellist.com wellfound.com ycombinator.com producthunt.com
  f6s.com dealroom.co tracxn.com owler.com glassdoor.com indeed.com docsend.com dropbox.com pitch.com
  canva.com figma.com miro.com etsy.com ebay.com kickstarter.com indiegogo.com gofundme.com
  republic.com wefunder.com startengine.com seedrs.com crowdcube.com companisto.com seedmatch.de
  archive.org wikipedia.org trustpilot.com g2.com capterra.com yelp.com tripadvisor.com
  booking.com`.split(/\s+/),
);

/** Labels in front of a domain that name a part of the site, not another owner. */
const SITE_LABELS: ReadonlySet<string> = new Set(
  `www www2 www3 m web mobile app apps get go try use join my home about info hello corp
  corporate company ir investor investors careers jobs news press newsroom blog docs help support
  shop store portal dashboard platform login en us uk eu de`.split(/\s+/),
);

/** The host of an http or https URL, lower-cased and without the root dot. */
export function hostOf(url: string): string | null {
  try {
    const { hostname, protocol } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname.replace(/\.+$/, '') : null;
  } catch {
    return null;
  }
}

function letters(text: string): string {
  return foldForMatch(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the label before the public suffix is the company's name: `acme` in `acme.co.uk`. */
function bearsName(domain: string, name: string): boolean {
  const label = letters(domainToUnicode(domain).split('.')[0] ?? '');
  const bare = letters(name);
  return label !== '' && (bare === label || letters(domainToUnicode(domain)) === bare);
}

/**
 * The domain that is a company's own (decisions §7), from its website: the host without `www.` and
 * the like, or the registrable domain where that bears the company's name (`pay.acme.co.uk` of
 * Acme gives `acme.co.uk`). On a site that hosts many companies only a host name of one's own
 * counts (`acme.github.io`, not `linkedin.com/company/acme`), unless the site is the company.
 * @param name the company's name without legal forms
 */
export function companyDomain(website: string | null, name: string): string | null {
  const host = website === null ? null : hostOf(website);
  if (host === null) return null;
  const options = { allowPrivateDomains: true };
  const registrable = getDomain(host, options);
  if (registrable === null || getDomainWithoutSuffix(host, options) === '') return null;
  let own = host;
  while (own !== registrable && SITE_LABELS.has(own.split('.', 1)[0] ?? '')) {
    own = own.slice(own.indexOf('.') + 1);
  }
  if (bearsName(registrable, name)) return registrable;
  return SHARED_HOSTS.has(own) || WITHOUT_OWN_NAMES.has(registrable) ? null : own;
}

/** Whether a host is the domain or a subdomain of it. */
export function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Whether the text after a domain ends it: not `.evil.com`, `pany` or `-evil.net`. */
function endsDomain(rest: string): boolean {
  const run = /^[\p{L}\p{N}.-]{0,253}/u.exec(rest)?.[0].replace(/[.-]+$/, '') ?? '';
  return run === '' || (run.startsWith('-') && !run.includes('.'));
}

/**
 * Whether a text names a domain as a whole token: `visit acme.com.`, `blog.acme.com/x` and
 * `jane@acme.com` do; `notacme.com`, `acme.company` and `acme.com.evil.com` do not. An
 * internationalized domain is found in both spellings.
 */
export function mentionsDomain(text: string, domain: string): boolean {
  const lower = text.normalize('NFKC').toLowerCase();
  const spellings = new Set([domain, domainToUnicode(domain) || domain]);
  return [...spellings].some((spelling) => {
    for (let at = lower.indexOf(spelling); at !== -1; at = lower.indexOf(spelling, at + 1)) {
      const before = lower.slice(Math.max(0, at - 2), at);
      const starts = !/[\p{L}\p{N}-]$/u.test(before) && !/(?:^|[^\p{L}\p{N}])\.$/u.test(before);
      if (starts && endsDomain(lower.slice(at + spelling.length, at + spelling.length + 260))) {
        return true;
      }
    }
    return false;
  });
}
