/**
 * Shown on load. Carries every claim the page reads out, expires in 2100, and has a name outside ASCII and an integer
 * beyond 2^53, which naive decoders get wrong.
 */
export const sampleToken =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2NvbnZlcnRvcnkuZXhhbXBsZSIsInN1YiI6InVzZXItMTg1NiIsImF1ZCI6Imh0dHBzOi8vYXBpLmNvbnZlcnRvcnkuZXhhbXBsZSIsImlhdCI6MTc2MzE2NDgwMCwibmJmIjoxNzYzMTY0ODAwLCJleHAiOjQxMDI0NDQ4MDAsIm5hbWUiOiLQndC40LrQvtC70LAg0KLQtdGB0LvQsCIsImFjY291bnQiOjkwMDcxOTkyNTQ3NDA5OTN9.LWjrCV6nxbtRlhqRfHITJQLfdkJM8_8vIZKsarTt16s'

/** The HS256 secret the sample is signed with, so that verification can be tried. */
export const sampleSecret = 'convertory-sample-secret-for-hs256'
