import { palette } from '#contract/palette.ts'

const control =
  'w-full min-h-12 px-3 m-0 bg-white text-ink font-inherit text-base border-2 border-solid border-steel rounded-none'

/** Forms: fields with label, hint and error, and the form's message. */
export const formShortcuts = {
  form: 'mt-6',
  'form-fields': 'grid gap-x-6 gap-y-5 sm:grid-cols-2 min-w-0 m-0 p-0 border-0',
  'form-field': `min-w-0 [&_label]:(block mb-2 font-600) [&_label_small]:(font-400 text-soft) [&_input]:(${control}) [&_select]:(${control}) [&_textarea]:(${control} block py-2.5 resize-y) [&_[aria-invalid=true]]:border-clay [&_:is(input,select,textarea):disabled]:(bg-fog text-soft border-rule)`,
  'form-field-wide': 'sm:col-span-2',
  'form-hint': 'm-0 mt-2 text-small text-soft',
  'form-error': 'm-0 mt-2 text-small font-600 text-clay',
  'form-actions':
    'flex flex-wrap items-center gap-x-6 gap-y-4 mt-7 [&_.btn]:min-w-[min(9rem,100%)] [&_a]:py-1 [&_[aria-disabled=true]]:opacity-70 [&_[aria-disabled=true]]:cursor-progress',
  'form-notice': 'm-0 mt-6 text-small text-soft',
  'form-captcha': 'sm:col-span-2 empty:hidden',
  // off-screen instead of `display: none`, which bots check for
  'form-trap': 'absolute left-[-9999px] w-px h-px overflow-hidden',
  // shadow: 35 % of the palette's `night`
  dialog: `w-[min(34rem,calc(100vw-2.5rem))] max-w-none p-[clamp(1.75rem,5vw,3rem)] bg-chalk text-ink border-0 border-t-8 border-solid border-sun [box-shadow:0_1rem_4rem_${palette.night}59] backdrop:bg-night/70 [&_h3]:(font-display font-500 text-h3 m-0 text-balance) [&_p]:(mt-4 mb-7 text-balance)`,
  message: 'm-0 mt-6 px-4 py-3 border-2 border-solid font-600',
  'message-error': 'bg-blush border-clay',
  'message-success': 'bg-sprout border-olive',
  password:
    'relative [&_input]:pr-28 [&_button]:(absolute right-2 top-2 min-h-8 px-2 bg-transparent border-0 text-ink text-small font-600 underline underline-offset-4 cursor-pointer disabled:cursor-default)',
  'password-rule':
    'list-none flex flex-wrap gap-x-5 gap-y-1 m-0 mt-3 p-0 text-small text-soft [&>li]:(flex items-center gap-2 before:(content-empty w-2.5 h-2.5 rounded-full border-2 border-solid border-steel)) [&>li[data-met]]:text-olive [&>li[data-met]]:font-600 [&>li[data-met]]:before:bg-olive [&>li[data-met]]:before:border-olive',
  'code-input': 'max-w-52 text-h4! tracking-[0.28em] [font-variant-numeric:tabular-nums]',
  link: 'inline-flex items-center min-h-8 p-0 bg-transparent border-0 text-inherit underline underline-offset-4 cursor-pointer text-left',
}
