import type { BaseTranslation } from '../../i18n-types.ts'

/** Review of a text by a second person. */
export default {
  title: 'Review',
  ask: 'Ask for a review',
  again: 'Ask for another review',
  asked: 'A colleague can review it now.',
  waiting: '{who:string} asked for a review, {when:string}.',
  own: 'A colleague must review this. You can’t review your own text.',
  approve: 'Approve',
  approved: 'Approved. It can be published now.',
  isApproved: 'Approved by {who:string}, {when:string}.',
  sendBack: 'Send it back',
  why: 'What should be changed?',
  send: 'Send it back with this note',
  returned: 'Sent back with your note.',
  isReturned: 'Sent back by {who:string}, {when:string}:',
  second: 'You can’t publish a text you wrote. Ask for a review, or have a colleague publish it.',
  secondPlan: 'It will be published automatically only if a colleague has approved it by then.',
  states: {
    asked: 'To be reviewed',
    approved: 'Approved',
    returned: 'Sent back',
  },
} satisfies BaseTranslation
