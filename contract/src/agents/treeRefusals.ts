/** The refusals of the tree of agents, with the HTTP status of each. */
export const treeRefusalStatus = {
  'tree.upline_unknown': 404,
  'tree.not_agent': 422,
  'tree.same_place': 409,
  'tree.own_branch': 409,
  'tree.too_deep': 409,
  'tree.impact': 409,
} as const
