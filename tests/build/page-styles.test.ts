import { expect, test } from 'vitest'
import { rulesOf } from '../../web/server/build/style-rules.ts'
import { stylesFrom } from '../../worker/ssr/styles.ts'

test('style rules for states of hydrated pages stay in the deferred stylesheet, unless a page has such a state', () => {
  const rules = rulesOf('.a:disabled,.a i{top:0}.a [aria-invalid=true]{top:1px}.a:has(.c){top:2px}')
  const styles = stylesFrom(rules)
  expect(styles('<p class="a">', 'en').text).toBe('.a i{top:0}')
  expect(stylesFrom(rulesOf('i:not(:empty){top:0}'))('<i>', 'en').text).toBe('i:not(:empty){top:0}')
  expect(styles('<p class="a" disabled="">', 'en').text).toBe('.a:disabled,.a i{top:0}')
  expect(styles('<p class="a"><b aria-invalid="true">', 'en').text).toBe(
    '.a i{top:0}.a [aria-invalid=true]{top:1px}',
  )
  expect(styles('<p class="a"><b class="c">', 'en').text).toBe('.a i{top:0}.a:has(.c){top:2px}')
})
