/** Sign-in pages, the client portal, the account page and the status page of an access request. */
export const portalShortcuts = {
  entrance:
    'grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:min-h-[calc(100svh-var(--header))]',
  'entrance-picture':
    'order-first block w-full h-[clamp(9rem,34vw,18rem)] object-cover lg:(order-none sticky top-[var(--header)] h-[calc(100svh-var(--header))])',
  'entrance-side':
    'px-[clamp(1.25rem,5vw,4rem)] pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(3rem,7vw,6rem)] [&>*]:max-w-2xl',
  'entrance-head':
    // smaller titles than on other pages: there is a picture beside them
    '[&_h1]:(font-display font-500 text-[clamp(1.875rem,1.1rem+3.4vw,4.5rem)] leading-[1.06] m-0 text-balance) [&_p]:(m-0 mt-4 text-lead max-w-[44ch] text-balance)',
  'entrance-step':
    'mt-[clamp(2rem,4vw,3.25rem)] pt-7 border-0 border-t-2 border-solid border-ink [&_h2]:(font-display font-500 text-h3 m-0 text-balance) [&_h2+p]:(mt-3 mb-0) [&>.form-message_.message]:(mt-0 mb-7) [&>.toolbar]:mb-10',
  'entrance-other': 'mt-8 mb-0 flex flex-wrap gap-x-6 gap-y-2 [&_a]:(inline-block py-1 font-600)',
  'entrance-next': 'mt-12 pt-7 border-0 border-t-2 border-solid border-ink',
  'home-notice':
    'relative z-1 px-page py-7 bg-sun text-ink [&_h2]:(font-display font-500 text-h3 m-0) [&_p]:(m-0 mt-2 max-w-[60ch] break-words) [&_.portal-tools]:mt-4',
  unreachable:
    'mb-8 p-[clamp(1.25rem,3vw,2rem)] bg-mist [&_h2]:(font-display font-500 text-h3 m-0) [&_p]:(m-0 mt-3 mb-4)',
  providers: 'mt-8 flex flex-col items-start gap-3 [&_p]:m-0',
  'portal-head':
    'relative isolate overflow-hidden px-page pt-[clamp(3rem,6vw,5.5rem)] pb-[clamp(2.5rem,5vw,4rem)] bg-mist flex flex-wrap items-end justify-between gap-x-10 gap-y-6 [&_h1]:(font-display font-500 text-h1 m-0 text-balance) [&_.lead]:(mt-4 break-words) [&>div]:min-w-0',
  'portal-wind': 'absolute -z-1 right-0 top-0 w-[max(62%,36rem)] max-w-none h-auto opacity-50',
  'portal-tools': 'flex flex-wrap gap-3 m-0',
  'portal-cards':
    'list-none m-0 px-page py-[clamp(3rem,7vw,6rem)] grid gap-x-10 gap-y-12 md:grid-cols-3 [&_img]:(block w-32 h-32) [&_h2]:(font-display font-500 text-h3 m-0 mt-5 pt-4 border-0 border-t-2 border-solid border-ink) [&_p]:(m-0 mt-3 max-w-[40ch])',
  'portal-services':
    'px-page py-[clamp(3rem,6vw,5rem)] flex flex-wrap items-center justify-between gap-x-16 gap-y-8 [&_h2]:(font-display font-500 text-h2 m-0) [&_p]:(m-0 mt-4 max-w-[52ch] text-mist) [&_.btn]:(bg-sun text-ink border-sun hover:(bg-chalk border-chalk))',
  'portal-company': 'm-0 mt-4 font-display font-500 text-h3 break-words',
  'portal-manager': '[&_p]:(m-0 mt-4 text-small text-mist)',
  'portal-unknown': 'pt-8 [&_.btn]:mt-4',
  'portal-talk':
    'm-0 my-7 [&>div]:mt-5 [&_dt]:(text-small text-soft) [&_dd]:(m-0 mt-1 pl-5 border-0 border-l-4 border-solid border-terra whitespace-pre-line break-words)',
  account:
    'px-page pb-[clamp(3rem,7vw,6rem)] [&:has(.recovery-codes)>section:not(:has(.recovery-codes))]:print:hidden',
  'account-section':
    'py-[clamp(2.5rem,5vw,4.5rem)] border-0 border-b border-solid border-rule last:border-0 grid gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] [&_h2]:(font-display font-500 text-h3 m-0 text-balance) [&>header>p]:(m-0 mt-3 max-w-[40ch]) [&_h3]:(font-600 text-h4 m-0) [&>div>.form]:mt-0 [&>div>p]:mt-0 [&>div>.form-message_.message]:(mt-0 mb-5) [&>div>.btn]:(mt-5 mr-3)',
  'account-list':
    'list-none m-0 mb-4 p-0 [&>li:first-child]:pt-1 [&>li]:(flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 border-0 border-b border-solid border-mist) [&_p]:(m-0 min-w-0) [&_small]:(text-small text-soft)',
  'account-address': 'break-words',
  'account-waiting': 'max-w-[60ch] break-words',
  'account-proof': 'mb-8',
  'btn-danger': 'bg-clay border-clay text-chalk hover:(bg-ink border-ink)',
  badge: 'inline-block ml-3 px-2 bg-sun text-ink text-small font-600',
  enrol:
    'mt-6 p-[clamp(1.25rem,3vw,2rem)] bg-white border border-solid border-rule [&>.form:first-child]:mt-0',
  'enrol-code': 'block w-55 h-55 my-4 border border-solid border-mist',
  'enrol-secret': 'inline-block mt-1 text-h4 leading-normal tracking-wide break-words',
  'recovery-codes':
    'p-[clamp(1.25rem,3vw,2rem)] bg-white border border-solid border-rule print:(p-0 border-0) [&>p]:(m-0 mb-4) [&_ol]:(m-0 mb-5 pl-8 grid gap-x-10 gap-y-2 grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))]) [&_li::marker]:(text-small text-soft) [&_code]:(text-h4 leading-normal tracking-wide whitespace-nowrap max-sm:(text-[3.6vw] tracking-normal)) [&_.toolbar]:print:hidden',
  'recovery-codes-owner': 'hidden print:block',
  'request-facts':
    'm-0 mt-7 flex flex-wrap gap-x-10 gap-y-3 [&_dt]:(text-small text-soft) [&_dd]:(m-0 font-600)',
  'request-status':
    'px-page pb-[clamp(2.5rem,6vw,5rem)] [&>*]:max-w-2xl [&>section]:(mb-9 pt-5 border-0 border-t-2 border-solid border-ink) [&_h2]:(font-display font-500 text-h3 m-0 text-balance) [&_p]:(m-0 mt-3) [&>section_.btn]:mt-4 [&_blockquote]:(m-0 mt-4 pl-5 border-0 border-l-4 border-solid border-terra whitespace-pre-line break-words) [&>.message]:(mt-0 mb-8) [&>.form]:(mt-0 mb-12)',
}
