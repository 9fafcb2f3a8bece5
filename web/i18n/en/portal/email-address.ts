export default {
  title: 'Email address',
  text: 'You sign in with this address, and we send your emails to it.',
  confirmed: 'confirmed',
  change: 'Change email address',
  next: 'New email address',
  hint: 'We will email your current and your new address. Your address changes once you have opened the link in both emails.',
  submit: 'Send the emails',
  busy: 'Sending…',
  waiting:
    'Open the link in the email we sent to {next:string}, and the link in the one we sent to {email:string}. The links work for an hour.',
  waitingForOne:
    'Your change to {next:string} is not complete yet. Open the link in the email we sent to {mailbox:string}.',
  expired:
    'The links for your change to {next:string} have expired. Send them again or cancel the change.',
  again: 'Send again',
  againIn: 'Send again in {seconds:number} s',
  sentAgain: 'Both emails are on their way again. Only the newest links work.',
  callOff: 'Cancel the change',
  calledOff: 'No change is pending now. Your address is {email:string}.',
  same: 'This is already your email address.',
  taken: 'Another account already uses this address. Please use a different one.',
  noMail: 'We can’t send emails at the moment. Please try again later.',
  unproven: 'Choose a password below first. Then you can change your email address.',
}
