export const uiShortcuts = {
  btn: 'inline-flex items-center justify-center max-w-full [overflow-wrap:anywhere] min-h-12 px-6 py-2 bg-ink text-chalk font-600 no-underline border-2 border-solid border-ink cursor-pointer [transition:color_.15s,background-color_.15s,border-color_.15s] hover:bg-aegean hover:border-aegean disabled:opacity-60 disabled:cursor-default',
  'btn-quiet': 'bg-transparent text-ink hover:bg-ink hover:border-ink hover:text-chalk',
  'btn-small': 'min-h-10 px-4 py-1 text-small',
  eyebrow: 'm-0 mb-4 text-small font-600 font-text tracking-[0.04em] text-clay',
  lead: 'text-lead m-0',
  panel: 'max-w-md mt-8 p-6 sm:p-8 bg-white border border-solid border-mist [&_p]:my-2',
  field:
    'block [&_span]:(block mb-2 font-600) [&_input]:(w-full min-h-12 px-3 bg-white text-ink border-2 border-solid border-steel text-base) [&_[aria-invalid=true]]:border-clay',
  'field-error': 'min-h-6 text-clay font-600',
  notice: 'min-h-6 my-4 font-600',
  'notice-error': 'text-clay',
  toolbar: 'flex flex-wrap gap-3 my-6',
  'flag-group':
    'mt-10 max-w-3xl [&_h2]:(text-h4 font-display mb-2) [&_ul]:(list-none m-0 p-0) [&_li]:(border-0 border-t border-solid border-mist)',
  'switch-row': 'flex items-center justify-between gap-6 py-4',
  'switch-label': 'm-0 font-600 first-letter:uppercase',
  'switch-text': 'm-0 text-small text-soft',
  switch:
    'shrink-0 inline-flex items-center gap-3 min-h-11 bg-transparent border-0 cursor-pointer text-ink aria-disabled:cursor-progress',
  'switch-state': 'text-small',
  'switch-track':
    'relative inline-block w-12 h-7 rounded-full bg-steel transition-colors after:(content-empty absolute top-1 left-1 w-5 h-5 rounded-full bg-white transition-[translate]) [[aria-checked=true]_&]:bg-olive [[aria-checked=true]_&]:after:[translate:1.25rem]',
  skeleton:
    'px-page py-24 min-h-[70vh] animate-[appear_0.3s_0.2s_both] [@media(scripting:none)]:hidden [&>span:not(.sr-only)]:(block h-6 mb-5 bg-mist first-of-type:w-1/2 last-of-type:w-2/3)',
  'needs-scripts':
    'px-page py-[clamp(3rem,9vw,8rem)] [&_h1]:(font-display font-500 text-h2 m-0 text-balance) [&_p]:max-w-[62ch]',
  // space for two lines on narrow screens, reserved before the text is known
  'office-now': 'm-0! mt-3! min-h-[3.3em]',
  // contrast 4.9:1 on the contact section's blue
  'office-open': 'text-glow',
  'currency-note': 'm-0 mt-14 pt-5 border-0 border-t border-solid border-rule text-small font-600',
  hours:
    'm-0 [&>div]:(flex flex-wrap gap-x-4 justify-between max-w-sm) [&_dd]:m-0 [&_dt]:(font-400 first-letter:uppercase)',
  numbered:
    'list-none p-0 my-10 grid gap-8 sm:grid-cols-2 [counter-reset:n] [&>li]:([counter-increment:n] border-0 border-t-2 border-solid border-ink pt-4 before:(content-[counter(n)] font-display text-h3 text-terra)) [&_h2]:(text-h4 font-display m-0 mt-1) [&_p]:m-0',
}
