package io.stardeck.engine.rules;

/** What rules are for, as their classes say. */
final class RuleTypes {
  static final TypeArgument ACTION = new TypeArgument(ActionRule.class, 2);
  static final TypeArgument FRAME = new TypeArgument(PhaseRule.class, 2);

  private RuleTypes() {}
}
