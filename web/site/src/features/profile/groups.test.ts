import { PROFILE_FIELDS } from '@ronda/contract'
import { expect, test } from 'vitest'
import { changesOf, FIELD_OF, PROFILE_GROUPS } from './groups.ts'

test('every field of the profile is in one group, and every field can show an error', () => {
  expect(Object.values(PROFILE_GROUPS).flat().toSorted()).toEqual(PROFILE_FIELDS.toSorted())
  expect(new Set(Object.values(FIELD_OF))).toEqual(new Set(PROFILE_FIELDS))
})

test('only changed fields are sent, and an ID number that is not retyped stays', () => {
  const known = { fullName: 'Ana Ruiz', idNumber: '••••0101', address: 'Calle 1 #23' }
  expect(changesOf('essential', known, { ...known, idNumber: '', fullName: 'Ana Ruiz ' })).toEqual({})
  expect(changesOf('essential', known, { ...known, idNumber: 'RUAA850102', address: '' })).toEqual({
    idNumber: 'RUAA850102',
    address: '',
  })
})
