export const homeShortcuts = {
  section: 'px-page py-[clamp(4rem,9vw,8.5rem)]',
  'section-ink': 'bg-ink text-chalk [&_.eyebrow]:text-sun',
  'section-aegean': 'bg-aegean text-chalk [&_.eyebrow]:text-glow [&_a:not(.btn)]:text-chalk',
  'section-mist': 'bg-mist',
  'section-sun': 'bg-sun [&_.eyebrow]:text-ink',
  'section-heading':
    'mb-[clamp(2.5rem,5vw,4.5rem)] lg:(grid grid-cols-[1.35fr_1fr] gap-x-16 items-end) [&_.eyebrow]:col-span-2 [&_h2]:(font-display font-500 text-h2 m-0 text-balance) [&_.lead]:(mt-6 lg:mt-0)',
  hero: 'grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:min-h-[min(calc(100svh-var(--header)),54rem)] overflow-hidden',
  'hero-text':
    'flex flex-col justify-center pl-[max(clamp(1.25rem,5vw,4rem),calc((100vw-80rem)/2))] pr-[clamp(1.25rem,5vw,4rem)] py-[clamp(2.5rem,6vw,5rem)]',
  'hero-title':
    'font-display font-500 text-hero m-0 mb-8 text-balance [&_em]:(not-italic text-terra)',
  'hero-actions': 'flex flex-wrap gap-4 mt-8 mb-0',
  'hero-poster': 'block w-full h-full object-cover aspect-[4/3.4] lg:aspect-auto lg:min-h-0',
  pause:
    'items-center gap-2 mt-6 min-h-6 w-fit text-small text-soft cursor-pointer [&_input]:(w-4.5 h-4.5 m-0 accent-ink)',
  'product-grid': 'list-none m-0 p-0 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3',
  product:
    'flex flex-col [&_img]:(w-full h-auto block) [&_h3]:(font-display font-500 text-h3 mt-6 mb-3) [&_p]:m-0',
  origins: 'mt-auto! pt-4 text-small text-olive font-600',
  'service-list':
    'list-none m-0 p-0 grid lg:grid-cols-2 gap-x-16 [counter-reset:n] [&>li]:([counter-increment:n] grid grid-cols-[3.5rem_minmax(0,1fr)] py-8 border-0 border-t border-solid border-mist/30 before:(content-[counter(n)] row-span-2 font-display text-h2 leading-none text-sun)) [&_h3]:(font-display font-500 text-h4 m-0 mb-2) [&_p]:m-0 [&_p]:text-mist',
  'step-list':
    'list-none m-0 p-0 grid gap-10 sm:grid-cols-2 lg:grid-cols-4 [counter-reset:n] [&>li]:([counter-increment:n]) [&_img]:(w-36 h-36 max-w-full) [&_h3]:(font-display font-500 text-h3 mt-4 mb-2 pt-4 border-0 border-t-2 border-solid border-ink before:(content-[counter(n)] mr-3 text-terra)) [&_p]:m-0',
  story: 'grid gap-12 lg:(grid-cols-2 gap-20) items-center [&_.section-heading]:(block mb-6)',
  'story-picture': 'w-full h-auto block',
  mission:
    'mt-[clamp(3rem,7vw,6rem)] pt-8 border-0 border-t-2 border-solid border-ink lg:(grid grid-cols-[1fr_3fr] gap-8) [&_p]:(m-0 font-display text-h2 text-balance)',
  founder:
    'grid gap-12 items-center md:grid-cols-[minmax(0,24rem)_1fr] lg:gap-24 [&_blockquote]:(m-0 mb-8 font-display text-h3 text-balance) [&_blockquote_p]:m-0 [&_h2]:(font-600 text-h4 m-0)',
  'founder-picture': 'w-full max-w-96 h-auto block',
  'founder-role': 'm-0 mb-4',
  contact:
    'grid gap-12 lg:(grid-cols-[1.4fr_1fr] gap-20) [&>*]:min-w-0 [&_.section-heading]:block [&_.section-heading_.lead]:mt-6!',
  'contact-list':
    'm-0 grid gap-x-12 gap-y-8 sm:grid-cols-2 [&>*]:min-w-0 [&_dt]:font-600 [&_dd]:m-0',
  'contact-panel':
    'self-start bg-chalk text-ink p-8 lg:p-10 [&_h3]:(font-display font-500 text-h3 m-0 mb-3) [&>p]:m-0 [&_a:not(.btn)]:text-ink! [&_:focus-visible]:outline-aegean',
}
