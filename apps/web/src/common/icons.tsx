import type { ReactNode } from 'react';

function icon(children: ReactNode) {
  return function Icon({ size = 16 }: { readonly size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    );
  };
}

export const CheckIcon = icon(<path d="m3 8.5 3.2 3.2L13 4.8" />);
export const CrossIcon = icon(<path d="m4 4 8 8M12 4l-8 8" />);
export const QuestionIcon = icon(<path d="M5.8 6a2.2 2.2 0 1 1 3.4 1.8c-.8.5-1.2.9-1.2 1.9M8 12.6v.1" />);
export const LeftIcon = icon(<path d="M10 3 5 8l5 5" />);
export const RightIcon = icon(<path d="m6 3 5 5-5 5" />);
export const FirstIcon = icon(<path d="M12 3 7 8l5 5M4 3v10" />);
export const LastIcon = icon(<path d="m4 3 5 5-5 5M12 3v10" />);
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.8" />
    <path d="M8 1.5v1.4M8 13.1v1.4M1.5 8h1.4M13.1 8h1.4M3.4 3.4l1 1M11.6 11.6l1 1M3.4 12.6l1-1M11.6 4.4l1-1" />
  </>,
);
export const MoonIcon = icon(<path d="M13 9.6A5.5 5.5 0 0 1 6.4 3 5.5 5.5 0 1 0 13 9.6Z" />);
export const KeyboardIcon = icon(
  <>
    <rect x="1.5" y="4" width="13" height="8.5" rx="1.5" />
    <path d="M4 7h.1M6.7 7h.1M9.3 7h.1M12 7h.1M5 10h6" />
  </>,
);
export const MenuIcon = icon(<path d="M2 4h12M2 8h12M2 12h12" />);
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4" />
    <path d="m10 10 3.5 3.5" />
  </>,
);
export const BookIcon = icon(
  <path d="M3 3.2h4A1.5 1.5 0 0 1 8 4.6v8.6a1.5 1.5 0 0 0-1-1.2H3ZM13 3.2H9A1.5 1.5 0 0 0 8 4.6M8 13.2A1.5 1.5 0 0 1 9 12h4V3.2" />,
);
