/** The sign of the service: rising bars. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden>
    <rect width="24" height="24" rx="6" fill="var(--accent)" />
    <path
      d="M7 16.5v-3.5M12 16.5v-6M17 16.5v-9"
      stroke="var(--accent-fg)"
      strokeWidth="2.25"
      strokeLinecap="round"
    />
  </svg>
);
