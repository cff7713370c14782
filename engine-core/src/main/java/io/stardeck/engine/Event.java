package io.stardeck.engine;

/**
 * Something that happened, who may know of it, and the rule that caused it.
 *
 * @param audience who may see this event; for everyone else it does not exist
 * @param rule the rule that caused it
 * @param what what happened
 */
public record Event(Audience audience, RuleId rule, GameEvent what) {
  /**
   * This event as a host sends it to {@code seat}, which is in its audience: who else is, is not
   * said, for that may tell what others know.
   */
  public Event to(Seat seat) {
    return new Event(Audience.only(seat), rule, what);
  }
}
