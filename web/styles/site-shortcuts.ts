export const siteShortcuts = {
  'px-page': 'px-[max(clamp(1.25rem,5vw,4rem),calc((100%-80rem)/2))]',
  'skip-link':
    'absolute left-4 top-0 z-20 px-4 py-3 bg-sun text-ink font-600 [translate:0_-110%] focus:[translate:0_1rem]',
  brand: 'inline-flex items-center gap-3 font-display text-[1.625rem] leading-none',
  'brand-link': 'mr-auto text-ink no-underline',
  // from 768 px all links are shown, in a second row until they fit in the first
  'site-header':
    'sticky top-0 z-10 flex flex-wrap wide:flex-nowrap items-center content-center gap-x-6 gap-y-3 px-page min-h-[var(--header)] bg-chalk border-0 border-b border-solid border-mist',
  'nav-list':
    'flex gap-[clamp(0.875rem,1.4vw,1.75rem)] list-none m-0 p-0 [&_a]:(text-ink no-underline py-2 whitespace-nowrap border-0 border-b-2 border-solid border-transparent) [&_a:hover]:border-terra [&_[aria-current=page]]:border-terra',
  // with increased letter spacing the links wrap to a second line (WCAG 1.4.12)
  'nav-wide':
    'hidden md:block order-last wide:order-none basis-full wide:basis-auto min-w-0 text-[0.9375rem] leading-tight font-500 [&_.nav-list]:(flex-wrap justify-between wide:justify-end)',
  'header-tools': 'hidden md:flex shrink-0 items-center gap-5',
  languages:
    'flex list-none m-0 p-0 text-small [&_a]:(inline-flex items-center justify-center min-w-8 min-h-8 text-inherit no-underline) [&_a:hover]:underline [&_[aria-current]]:font-600 [&_[aria-current]]:underline [&_[aria-current]]:decoration-terra',
  'menu-button':
    'md:hidden min-h-11 px-4 bg-transparent border-2 border-solid border-ink text-ink font-600 text-base cursor-pointer',
  menu: 'm-0 ml-auto p-6 w-[min(24rem,100%)] h-dvh max-h-none overflow-y-auto border-0 bg-ink text-chalk backdrop:bg-night/60 [&_.nav-list]:(flex-col gap-0 text-h4 font-display) [&_.nav-list_a]:(block text-chalk py-3 border-mist/20) [&_.btn]:(mt-6 bg-chalk text-ink border-chalk w-full) [&_.languages]:(mt-6 gap-2 text-base) [&_.languages_a]:(min-w-11 min-h-11)',
  'menu-close':
    'block ml-auto mb-4 min-h-11 px-4 bg-transparent border-2 border-solid border-mist/50 text-chalk text-base font-600 cursor-pointer',
  consent:
    'fixed bottom-0 inset-x-0 z-20 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-page py-3 bg-chalk text-ink border-0 border-t-2 border-solid border-ink [&[hidden]]:hidden [&[data-settling]]:pointer-events-none [&_p]:(m-0 max-w-[72ch] text-small)',
  'preview-bar':
    'fixed bottom-0 inset-x-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 px-page py-3 bg-sun text-ink text-small [&_p]:m-0 [&_.btn]:ml-auto print:hidden',
  // above the page; only its button takes pointer events
  network:
    'fixed z-30 top-[calc(var(--header)+0.5rem)] inset-x-4 mx-auto w-fit max-w-xl pointer-events-none print:hidden [&_p]:(m-0 px-4 py-2 bg-night text-chalk text-small) [&_[hidden]]:hidden [&_button]:pointer-events-auto [&_[data-network=loading]]:animate-[appear_0.3s_0.2s_both]',
  'consent-choice': 'flex flex-wrap gap-3 [&_.btn]:min-w-30',
  'site-footer':
    'bg-night text-chalk px-page pt-16 pb-8 [&_a]:(text-chalk no-underline) [&_a:hover]:underline [&_ul]:(list-none m-0 p-0) [&_li_a]:(inline-block max-w-full py-1)',
  'footer-grid':
    'grid gap-10 grid-cols-[minmax(0,1fr)] sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]',
  'footer-about': '[&_p]:(max-w-[34ch] text-mist)',
  'footer-title': 'm-0 mb-3 font-600 text-sun',
  'footer-rights':
    'mt-12 mb-0 pt-6 border-0 border-t border-solid border-mist/25 text-small text-mist',
}
