import { expect, test } from 'vitest'
import { keptMonths, missingDays } from '#contract/analytics/analytics.ts'
import { localeCodes } from '#contract/locales.ts'
import { pageTexts } from './voices/texts.ts'

test.each(localeCodes)(
  'the privacy notice (%s) names the times that figures are really kept for',
  async (locale) => {
    const notice = (await pageTexts(locale)).get('legal.privacy.body') ?? ''
    const months = new RegExp(`${keptMonths} (?:months|mois|μήνες|mesi|Monate)`)
    const statements = notice.split('\n').filter((line) => months.test(line))
    // of everybody, and of visitors who agreed
    expect(statements).toHaveLength(2)
    expect(statements[0]).toContain(`${missingDays}`)
    // the name under which the answer and its notice are stored
    expect(notice).toContain('cookie-consent')
  },
)
