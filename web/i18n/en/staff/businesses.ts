export default {
  caption: 'Companies with access',
  searchHint: 'Company name',
  name: 'Company',
  people: 'People',
  since: 'Since',
  toRequest: 'Go to the request',
  invite: 'Invite a colleague',
  jobTitle: 'Role in the company',
}
