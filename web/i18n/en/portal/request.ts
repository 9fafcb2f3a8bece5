/** The form that requests access to the client portal. */
export default {
  title: 'Join B2B Network',
  text: 'Tell us about your business, and our team will get in touch with you.',
  field: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Business Email',
    phone: 'Phone',
    companyName: 'Company',
    jobTitle: 'Your role',
    companySize: 'Company size',
    industry: 'Industry',
    website: 'Website',
    businessNeeds: 'What do you need?',
    password: 'Password',
  },
  needsHint: 'Products, quantities, where you sell: anything that helps us answer.',
  passwordHint:
    'Choose a password to create your account now. We still need to approve your access.',
  choose: 'Please choose',
  employees: '{range:string} employees',
  industry: {
    retail: 'Retail',
    foodservice: 'Food service',
    wholesale: 'Wholesale',
    distribution: 'Distribution',
    manufacturing: 'Manufacturing',
    other: 'Other',
  },
  submit: 'Request access',
  busy: 'Sending…',
  toSignIn: 'Already have access? Sign in',
  sent: 'Your B2B access request has been submitted successfully. Our team will contact you shortly.',
  failed: 'An error occurred while sending. Please try again.',
  noAccount:
    'Your account could not be created now. If we approve your request, we will email you an invitation.',
}
