package io.stardeck.stccg.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** A ship in play ({@code ST-ZON-04}). */
@Value.Immutable
@JsonSerialize(as = ImmutableShip.class)
@JsonDeserialize(as = ImmutableShip.class)
public abstract class Ship {
  Ship() {}

  /** A ship that has just come into play: uncloaked, undamaged ({@code ST-PLY-03}). */
  public static ImmutableShip arriving(Card card, Seat controller, int location) {
    return ImmutableShip.builder()
        .card(card)
        .controller(controller)
        .location(location)
        .condition(Condition.OK)
        .cloaked(false)
        .cloakUsed(false)
        .rangeUsed(0)
        .moveEnded(false)
        .stop(Stop.NO)
        .repair(0)
        .build();
  }

  /** The card. */
  public abstract Card card();

  /**
   * A ship of nobody, at the end of the spaceline that is further from where it was met; of two, at
   * the right ({@code ST-EFF-45}).
   */
  public static Ship roaming(Card card, int end, int goal) {
    return arriving(card, card.owner(), end).withController(Optional.empty()).withGoal(goal);
  }

  /** Who uses it; nobody, if it is a mover ({@code ST-EFF-45}). */
  public abstract Optional<Seat> controller();

  /** Where it is, or, set aside, where it will return. */
  public abstract int location();

  /** How it is. */
  public abstract Condition condition();

  /** Whether it is cloaked. */
  public abstract boolean cloaked();

  /** Whether its cloak was changed by an order in this turn ({@code ST-CLK-02}). */
  public abstract boolean cloakUsed();

  /** The RANGE used in this turn. */
  public abstract int rangeUsed();

  /** Whether an obstacle has ended its moves for this turn ({@code ST-EFF-34}). */
  public abstract boolean moveEnded();

  /** Whether it is stopped. */
  public abstract Stop stop();

  /** How many full turns of repair it has had ({@code ST-DMG-07}). */
  public abstract int repair();

  /** After how many own turns it returns, if it is set aside ({@code ST-EFF-33}). */
  public abstract Optional<Integer> aside();

  /** To whom it goes back and when, if it is lent ({@code ST-EFF-16}). */
  public abstract Optional<Mark.Lent> lent();

  /** Where it is bound: a mover, or a ship on a course ({@code ST-EFF-32}, {@code ST-EFF-45}). */
  public abstract OptionalInt goal();

  /** The id of its card. */
  public final CardId id() {
    return card().id();
  }

  /** Who controls it again later, if it is lent. */
  public final Optional<Seat> returnsTo() {
    return lent().map(Mark.Lent::to);
  }

  /** It as a host. */
  public final Host host() {
    return Host.ship(id());
  }

  /** Whether it lies on the spaceline. */
  public final boolean here() {
    return aside().isEmpty();
  }

  /** Whether it is at a location now. */
  public final boolean at(int number) {
    return here() && location() == number;
  }

  /** Whether {@code seat} uses it. */
  public final boolean of(Seat seat) {
    return seat.number() > 0 && seat.equals(user());
  }

  /** Who uses it; the spectator, if nobody does. Asked all the time. */
  @Value.Lazy
  @JsonIgnore
  public Seat user() {
    return controller().orElse(Seat.SPECTATOR);
  }

  /** Whether anybody uses it. */
  public final boolean used() {
    return user().number() > 0;
  }

  /** Whether it is stopped, for the turn or for good. */
  public final boolean stopped() {
    return stop() != Stop.NO;
  }

  /** The generated value, which can be copied with one part changed. */
  public final ImmutableShip copy() {
    return (ImmutableShip) this;
  }
}
