/** By itself, so that a page starts without the weight of menus. */
export { DropdownMenu as parts } from 'radix-ui';
