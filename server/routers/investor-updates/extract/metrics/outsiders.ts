/** Parties that deal with a company and are never the company itself; "our" before them makes them no part of it. */
const OUTSIDER =
  /^(?:bank|lender|creditor|investor|backer|shareholder|parent|lawyer|attorney|solicitor|counsel|accountant|auditor|bookkeeper|landlord|landlady|lessor|tenant|reseller|supplier|vendor|distributor|wholesaler|manufacturer|subcontractor|outsourcer|recruiter|headhunter|broker|insurer|underwriter|custodian|licensor|licensee|franchisee|integrator|consultancy|agency|client|customer|prospect|comp|comparable|competitor|rival|challenger|incumbent|peer|neighbou?r|partner|acquirer|buyer|bidder|suitor|courier|freighter|carrier|processor|accelerator|incubator|provider|hoster|university|municipality|ministry|regulator|council|union|sponsor|donor|mentor|board|committee|jury|community|audience)$/;
/** Houses that a company may be itself: "our clinic". */
const HOUSE =
  /^(?:school|hospital|clinic|college|hotel|restaurant|retailer|publisher|factory|plant|mill|studio|foundation|charity|church|museum|airline|insurance|chain|store|shop|farm|practice|lab|laboratory)$/;
const OUTSIDE_FIRM =
  /^(?:law|legal|accounting|accountancy|audit|auditing|search|staffing|recruiting|recruitment|vc|pe|venture|equity|parent|sister|leasing|cleaning|consulting|pr)$/;
const FIRM = /^(?:firm|company|shop|house|boutique|outfit)$/;
/** "We changed our accountant: the new firm has …". */
const OTHER_ONE = /^(?:new|other|old|second|chosen|next)$/;

/**
 * Whether a noun names a party outside the company: `sure`, `perhaps` where it may be one's own house,
 * `firm` where only more words can tell ("the firm that does our books").
 */
export function outsider(noun: string, before = ''): 'sure' | 'perhaps' | 'firm' | null {
  const one = singular(noun);
  if (OUTSIDER.test(one) || (FIRM.test(one) && OUTSIDE_FIRM.test(before))) return 'sure';
  if (HOUSE.test(one)) return 'perhaps';
  if (!FIRM.test(one)) return null;
  return OTHER_ONE.test(before) ? 'perhaps' : 'firm';
}

const singular = (noun: string) =>
  noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/(?<![su])s$/, '');
