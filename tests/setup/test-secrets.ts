/** Secrets of test runs, which protect nothing: each database ends with its run. */
export const testSecrets = {
  JWT_PRIVATE_JWK: JSON.stringify({
    kty: 'EC',
    crv: 'P-256',
    kid: 'test',
    x: '_wrP4VHjxNyAbgJqICSd2mrNZtTMqbIvbXd_CICqWGU',
    y: 'uwnTQI5bZqxzTpRgfUxFZZdrT7hlJejW6sj0dglj36c',
    d: 'U_WcbfZBrCAbUaa1rmuP-ChqCLZToaBRiDgUTz_z8HM',
  }),
  DATA_KEY: 'ZGF0YS1rZXktb2YtdGVzdC1ydW5zLTMyLWJ5dGVzISE=',
  LINK_KEY: 'bGluay1rZXktb2YtdGVzdC1ydW5zLTMyLWJ5dGVzISE=',
  SIMPLE_ADMIN_PASSWORD: 'open-sesame-for-tests',
  SITE_URL: 'https://meltemi.test',
}
