/** Shared by all pages but the home page: intro, cards, long texts and closing section. */
export const pageShortcuts = {
  'page-intro':
    'relative overflow-hidden px-page pt-[clamp(2rem,4vw,3.5rem)] pb-[clamp(3rem,7vw,6rem)] grid grid-cols-[minmax(0,1fr)] gap-12 items-end lg:grid-cols-[minmax(0,1fr)_auto]',
  'page-intro-text':
    '[&_h1]:(font-display font-500 text-h1 m-0 mb-8 max-w-[20ch] text-balance hyphens-auto) [&>p]:max-w-[62ch] [&>.btn]:mt-6 [&>.byline]:mt-6 [&>img]:(max-w-full h-auto mt-10)',
  'page-intro-wind':
    // beside the text, never behind it
    'hidden lg:block self-start w-[min(30vw,28rem)] h-64 -mt-[clamp(2rem,4vw,3.5rem)] object-cover object-left print:hidden',
  'page-intro-picture': 'w-full lg:w-[min(38vw,34rem)] h-auto block',
  trail:
    'mb-[clamp(1.5rem,4vw,3rem)] text-small print:hidden [&_ol]:(flex flex-wrap list-none m-0 p-0) [&_li:not(:last-child)]:after:(content-["/"] mx-2 text-steel) [&_a]:(inline-block py-1 no-underline hover:underline) [&_span]:(inline-block py-1 text-clay)',
  'two-columns': 'grid gap-x-16 gap-y-6 lg:grid-cols-[1.35fr_1fr] [&_p]:m-0',
  fine: 'text-small text-soft',
  byline: 'flex flex-wrap items-center gap-x-4 gap-y-2 m-0 text-small text-soft',
  topic: 'inline-block px-2.5 py-0.5 bg-mist text-ink font-600',
  'topic-sun': 'bg-sun',
  'text-button':
    'min-h-8 px-0 bg-transparent border-0 text-ink text-small font-600 underline underline-offset-4 cursor-pointer hover:text-clay print:hidden',
  share: 'inline-flex flex-wrap items-center gap-x-4',

  plate: 'overflow-hidden',
  'plate-scene': '[&_img]:(block w-full h-full object-cover aspect-[4/3])',
  'plate-thing': 'grid place-items-center aspect-[4/3] [&_img]:(block w-[min(58%,22rem)] h-auto)',
  'plate-mist': 'bg-mist',
  'plate-sun': 'bg-sun',

  'list-section': 'pt-0!',
  filter:
    'flex flex-wrap gap-2 list-none m-0 mb-6 p-0 [&_a]:(inline-flex items-center min-h-11 px-4 border-2 border-solid border-ink text-ink font-600 text-small no-underline) [&_a:hover]:bg-mist [&_[aria-current]]:bg-ink! [&_[aria-current]]:text-chalk',
  cards: 'list-none m-0 p-0 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3',
  'cards-pairs': 'lg:grid-cols-2 [&>li:first-child]:md:col-span-2',
  card: 'relative flex flex-col h-full [&_h2]:(font-display font-500 text-h3 mt-3 mb-3 text-balance) [&_h3]:(font-display font-500 text-h4 mt-3 mb-3 text-balance) [&_p]:m-0',
  'card-wide':
    'lg:(grid grid-cols-[1.2fr_1fr] bg-white) mb-[clamp(1rem,4vw,3rem)] [&_h2]:text-h2 [&_.card-text]:lg:(p-12 justify-center) [&_.plate]:lg:(h-full aspect-auto) [&_.plate-scene_img]:lg:aspect-auto',
  'card-text': 'flex flex-col grow pt-5',
  'card-link':
    'mt-auto! pt-5 w-fit font-600 text-clay underline decoration-2 underline-offset-4 hover:text-ink after:(content-empty absolute inset-0)',
  'list-title': 'font-display font-500 text-h2 mt-[clamp(2rem,5vw,4rem)] mb-10',

  reading: '',
  'reading-title': 'px-page font-display font-500 text-h2 m-0 mb-8 [text-wrap:balance]',
  'reading-picture':
    'px-page mb-[clamp(2.5rem,5vw,4.5rem)] print:hidden [&_.plate]:(aspect-[16/9] lg:aspect-[21/8]) [&_img]:aspect-auto',
  'reading-body': 'px-page pb-[clamp(3rem,7vw,6rem)]',
  prose:
    'max-w-[68ch] lg:ml-[12%] hyphens-auto [&_h2]:(font-display font-500 text-h3 mt-12 mb-4 text-balance) [&_h3]:(font-display font-500 text-h4 mt-10 mb-3 text-balance) [&_p]:my-5 [&_ul]:(my-5 pl-6) [&_li]:(my-2 pl-1) [&_li::marker]:text-terra [&>:first-child]:mt-0',
  // separate classes, so that a text without numbers or quotes does not load these rules
  'prose-numbers': 'my-5 pl-6',
  'prose-quote': 'mx-0 my-6 pl-5 border-0 border-l-2 border-solid border-terra',
  'prose-picture': 'mx-0 my-8 [&_img]:(block max-w-full h-auto) [&_figcaption]:(mt-2 text-small)',
  'reading-end':
    'max-w-[68ch] lg:ml-[12%] mt-14 pt-8 border-0 border-t-2 border-solid border-ink [&_p]:my-2',
  'postal-address': 'not-italic',
  author: 'flex flex-wrap gap-6 items-center mb-6 [&>div]:(flex-1 basis-32 min-w-0)',
  'author-portrait': 'w-28 h-28 shrink-0',
  'author-name': 'font-display text-h4',
  onward:
    'px-page py-[clamp(2.5rem,5vw,4rem)] bg-mist print:hidden flex flex-wrap gap-x-12 gap-y-4 items-end justify-between [&>*]:min-w-0 [&_p]:m-0 [&_a]:text-ink',
  'onward-title':
    'max-w-[34ch] font-display text-h3 text-balance [&_.fine]:(block font-text mb-2) [&_a]:(no-underline hover:underline)',

  members: 'list-none m-0 p-0 grid gap-[clamp(3rem,6vw,5rem)]',
  member:
    'grid gap-8 md:(grid-cols-[minmax(0,20rem)_1fr] gap-14) items-start [&>*]:min-w-0 [&_h3]:(font-display font-500 text-h2 m-0) [&_p]:max-w-[62ch]',
  'member-portrait': 'block w-full max-w-80 h-auto',
  'monogram-letters': 'font-display',
  'member-position': 'my-1! font-600',
  tags: 'flex flex-wrap gap-2 list-none m-0 p-0 [&_li]:(px-3 py-1 bg-chalk text-small font-600)',
  ticks:
    'list-none m-0 p-0 [&_li]:(relative pl-7 py-1.5 before:(content-["✓"] absolute left-0 text-olive font-600))',
  partners: 'list-none m-0 p-0 grid gap-14',
  partner:
    'grid gap-8 md:(grid-cols-2 gap-y-4) lg:(grid-cols-[min(20rem,32vw)_1.3fr_1fr] gap-12) [&>*]:min-w-0 [&>:last-child]:(md:col-start-2 lg:col-start-auto) items-start [&_h3]:(font-display font-500 text-h3 m-0) [&_p]:my-3 [&_h4]:(m-0 mb-2 font-600)',
  offers:
    'list-none m-0 p-0 grid gap-12 md:grid-cols-3 [&>li]:(flex flex-col pt-5 border-0 border-t-2 border-solid border-sun) [&_h3]:(font-display font-500 text-h3 m-0 mb-3) [&_p]:(m-0 mb-6 text-mist) [&_.btn]:(mt-auto w-fit bg-chalk text-ink border-chalk hover:bg-sun hover:border-sun)',
  solutions: 'list-none m-0 p-0 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2',
  solution:
    'flex flex-col bg-chalk p-[clamp(1.5rem,3vw,3rem)] [&>img]:(h-36 w-auto max-w-full self-start mb-6) [&_h3]:(font-display font-500 text-h3 m-0 mb-3) [&_h4]:(mt-6 mb-1 font-600) [&_p]:m-0',
  suited: 'mt-auto! pt-6 [&_.fine]:(block font-600)',
  closing:
    'relative overflow-hidden px-page py-[clamp(3rem,7vw,6rem)] bg-sun grid grid-cols-[minmax(0,1fr)] place-items-center print:hidden [&_.btn]:(relative text-lead px-10 min-h-16)',
  'closing-wind': 'absolute inset-0 w-full h-full object-cover opacity-70',
}
