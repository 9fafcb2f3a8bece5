import type { FieldWords } from '../../web/ui/form/form-context.ts'

const words: FieldWords = {
  required: () => 'required',
  choose: () => 'choose',
  email: () => 'no address',
  url: () => 'no website',
  code: () => 'no code',
  optional: () => 'optional',
  offline: () => 'offline',
  show: () => 'Show',
  hide: () => 'Hide',
  showPassword: () => 'Show password',
  hidePassword: () => 'Hide password',
}

export const formProps = { words, submit: 'Send', busy: 'Sending', unexpected: 'unexpected' }
