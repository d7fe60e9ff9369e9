import { normalizeName } from './normalize';

/** Firms known the world over whose names are ordinary words or a person's, so that nothing else tells them. */
const MADE_OF_WORDS = `Abel & Cole, Abercrombie & Fitch, About You, Ace Hardware, Back Market, Barnes & Noble, Bath & Body Works, Best Western, Big Lots, Black Diamond, Blue Apron, Blue Bottle, Capital One,
Central Market, Cracker Barrel, Crate & Barrel, Credit Karma, Do it Best, Dollar General, Dun & Bradstreet, Extra Space Storage, Family Dollar, Fifth Third, First Horizon,
First Watch, Five Below, Harry & David, Kum & Go, Lands' End, Steak & Shake, Ben & Jerry's, Black & Decker, Lord & Taylor, Food Lion, Fortnum & Mason, Free People, Fresh Market, Giant Eagle, Good Eggs, Great American, Great Clips, Grocery Outlet,
Guardian Life, Home Chef, Hot Topic, Imperfect Foods, Just Eat, Just Salad, Legal & General, Life Time, Lucky Supermarkets, Marks & Spencer, Marine Layer, Mayo Clinic, Motel 6,
Natural Grocers, New York Life, Old Navy, Olive Garden, Once Upon a Farm, Our Place, Outdoor Voices, Pacific Life, Partners In Health, Pilot Flying J, Planet Fitness, Price Chopper,
Public Storage, Quality Inn, Rag & Bone, Red Bull, Red Lobster, Red Roof, Rocket Mortgage, Rural King, Save Mart, Shake Shack, Smart & Final, Smith & Nephew,
Standard Chartered, Standard Life, Stitch Fix, Stop & Shop, Sun Life, Tate & Lyle, Teenage Engineering, Texas Roadhouse, Third Love, Thrive Market, True Value,
Albert Heijn, Calvin Klein, Eddie Bauer, Edward Jones, Charles Schwab, Fred Perry, Hugo Boss, Jack Wolfskin, Jane Street, Jimmy Choo, John Lewis, Kate Spade, Laura Ashley, Leroy Merlin, Marc Jacobs,
Max Mara, Michael Kors, Paul Smith, Pierre Fabre, Stella McCartney, Ted Baker, Thomas Cook, Tim Hortons, Tommy Bahama, Tommy Hilfiger, Tyler Technologies, William Hill,
Habitat for Humanity, Teach For America, Save the Children, Feed the Children, Meals on Wheels, Doctors Without Borders, Girls Who Code, Big Brothers Big Sisters, Toys R Us, Linens n Things,
Virgin Money, Warby Parker, Whole Foods, Whole Foods Market, Wild Fork`;

const BRANDS = new Set(MADE_OF_WORDS.split(/,\s*/).map(normalizeName));
const FIRST_WORDS = new Set([...BRANDS].map((name) => name.split(' ')[0] ?? ''));

/** Whether such a name may begin with the word: a cheap first test. */
export const mayBeginBrand = (word: string) => FIRST_WORDS.has(word);

/** Whether the words, capitals and all, are such a name. */
export const isBrand = (text: string) =>
  BRANDS.has(normalizeName(text)) && /^[A-Z]/.test(text) && / (?:[A-Z&]|it |\d)/.test(text);
