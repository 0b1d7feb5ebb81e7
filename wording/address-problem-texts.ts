import type { AddressFault, AddressProblem } from '#engines/devtools/index.ts'
import { m } from '#messages'

/** The short message of the specification, for every problem. */
export function problemText({ code }: AddressProblem): string {
  switch (code) {
    case 'ip_empty_input':
      return m.ip_errors_empty_input()
    case 'range_backwards':
      return m.ip_range_backwards()
    case 'range_mixed_versions':
      return m.ip_range_mixed()
    default:
      return m.ip_errors_invalid_ip()
  }
}

/** What exactly is wrong, where that is known. */
export function reasonText(problem: AddressProblem): string | undefined {
  if (problem.code === 'ip_invalid_prefix') return prefixText(problem.reason)
  return problem.code === 'ip_invalid' && problem.fault ? faultText(problem.fault) : undefined
}

function prefixText(reason: 'tooLong' | 'notContiguous' | undefined): string {
  if (reason === 'tooLong') return m.ip_errors_prefix_long()
  return reason === 'notContiguous' ? m.ip_errors_mask_gaps() : m.ip_errors_invalid_prefix()
}

function faultText(fault: AddressFault): string {
  switch (fault.kind) {
    case 'octetTooLarge':
      return m.ip_fault_octet_large({ position: String(fault.position), text: fault.text })
    case 'octetLeadingZero':
      return m.ip_fault_octet_zero({ position: String(fault.position), text: fault.text })
    case 'octetNotNumber':
      return fault.text === ''
        ? m.ip_fault_octet_empty({ position: String(fault.position) })
        : m.ip_fault_octet_number({ position: String(fault.position), text: fault.text })
    case 'octetCount':
      return m.ip_fault_octet_count({ count: String(fault.count) })
    case 'groupTooLong':
      return m.ip_fault_group_long({ position: String(fault.position), text: fault.text })
    case 'groupNotHexadecimal':
      return m.ip_fault_group_hex({ position: String(fault.position), text: fault.text })
    case 'groupCount':
      return m.ip_fault_group_count({ count: String(fault.count) })
    case 'hardwareAddress':
      return m.ip_fault_hardware()
    case 'zoneNameless':
      return m.ip_fault_zone()
    case 'doubleColonTwice':
      return m.ip_fault_double_colon()
  }
}
