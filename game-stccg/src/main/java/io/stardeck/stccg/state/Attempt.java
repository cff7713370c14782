package io.stardeck.stccg.state;

import io.stardeck.engine.Seat;

/**
 * A mission attempt that is under way ({@code ST-ATT-06}). The group are the cards of its host that
 * lie in the roles of a group.
 *
 * @param seat who attempts
 * @param location where
 * @param host the ship, outpost or surface that the group is on
 * @param step what comes next
 * @param met how many cards of the stack were met and lie behind those not yet met
 * @param shown whether the group was shown ({@code ST-VIS-05})
 * @param failed whether the dilemma that is being resolved was not overcome
 * @param over whether the attempt ends once that dilemma is settled
 */
public record Attempt(
    Seat seat,
    int location,
    Host host,
    Step step,
    int met,
    boolean shown,
    boolean failed,
    boolean over) {
  /** What comes next. */
  public enum Step {
    /** The next card of the stack is met. */
    MEET,
    /** It is dealt with: what it does in any case comes first. */
    RESOLVE,
    /** It has no effect and is out of the way ({@code ST-PRE-04}). */
    NULLIFIED,
    /** Its conditions are checked. */
    CONDITIONS,
    /** It goes where it belongs, and the group stops if it failed. */
    SETTLE,
    /** The requirement of the mission is looked at. */
    REQUIREMENTS,
    /** The mission is solved, and all that came of that is done. */
    SOLVED,
    /** The attempt ends. */
    END
  }

  /** One that begins. */
  public static Attempt begun(Seat seat, int location, Host host) {
    return new Attempt(seat, location, host, Step.MEET, 0, false, false, false);
  }

  /** At another step. */
  public Attempt at(Step next) {
    return new Attempt(seat, location, host, next, met, shown, failed, over);
  }

  /** With the group shown. */
  public Attempt showing() {
    return new Attempt(seat, location, host, step, met, true, failed, over);
  }

  /** With the dilemma overcome or not. */
  public Attempt failing(boolean now) {
    return new Attempt(seat, location, host, step, met, shown, now, over);
  }

  /** Having set one card behind the others. */
  public Attempt setBehind() {
    return new Attempt(seat, location, host, step, met + 1, shown, failed, over);
  }

  /** On another host, to end once the dilemma that is being resolved is settled. */
  public Attempt on(Host other) {
    return new Attempt(seat, location, other, step, met, shown, failed, true);
  }

  /** To end once the dilemma that is being resolved is settled. */
  public Attempt ending() {
    return new Attempt(seat, location, host, step, met, shown, failed, true);
  }
}
