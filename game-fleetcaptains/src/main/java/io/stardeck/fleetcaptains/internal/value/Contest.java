package io.stardeck.fleetcaptains.internal.value;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.value.Computation;
import io.stardeck.fleetcaptains.card.CardFace;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Effect.Impose;
import io.stardeck.fleetcaptains.card.word.Effect.ModifyTest;
import io.stardeck.fleetcaptains.card.word.Effect.PreventDamage;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Standing.ModifyRating;
import io.stardeck.fleetcaptains.card.word.TestFilter;
import io.stardeck.fleetcaptains.card.word.TestRole;
import io.stardeck.fleetcaptains.card.word.Who;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.TestCard;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Token;
import java.util.Optional;

/** The two sides of a test: who may take part, and with how much (section 3.6, 3.7). */
public final class Contest {
  private static final int MOST_DAMAGE = 3;

  private Contest() {}

  /**
   * The opponent in a test: the player of the ship that it is against ({@code FC-TEA-11}), or of
   * the token, whatever it stands for.
   */
  public static Seat other(Table table, TestSetup test) {
    Token token = test.goal() instanceof TestGoal.Find find ? table.token(find.token()) : null;
    return token == null
        ? test.against().map(table::owner).orElse(table.opponent(test.active()))
        : token.owner();
  }

  /**
   * The rating of the active side without cards: the sum of its ships; {@link Ratings#OFF} if all
   * are disabled ({@code FC-D-19, FC-D-21}).
   */
  public static int active(Table table, TestSetup test) {
    int sum = 0;
    int counted = 0;
    for (int i = 0; i < test.ships().size(); i++) {
      Ship ship = table.ship(test.ships().get(i));
      if (ship != null && counts(table, test, ship)) {
        counted++;
        sum += rating(table, test, ship);
      }
    }
    return counted > 0 ? sum : Ratings.OFF;
  }

  /**
   * Whether a ship of the active side adds anything. What this kind of test alone brings below 0 is
   * disabled beside others; without such it waits for what the cards add ({@code FC-D-21}).
   */
  static boolean counts(Table table, TestSetup test, Ship ship) {
    int rating = rating(table, test, ship);
    if (rating >= 0 || rating == Ratings.OFF) {
      return rating >= 0;
    }
    for (int i = 0; i < test.ships().size(); i++) {
      Ship other = table.ship(test.ships().get(i));
      if (other != null && rating(table, test, other) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static int rating(Table table, TestSetup test, Ship ship) {
    return Ratings.inTest(table, ship, ship.at(), test.system(), Ratings.testing(test.kind()));
  }

  /** The rating of the target without cards; {@link Ratings#OFF} if it is disabled. */
  public static int target(Table table, TestSetup test) {
    Ship ship = table.ship(test.target());
    return ship == null || test.targetSystem().isEmpty()
        ? Ratings.OFF
        : Ratings.inTest(
            table, ship, ship.at(), test.targetSystem().get(), Ratings.tested(test.kind()));
  }

  /** Whether a ship of the active side can still adjust ({@code FC-D-16}). */
  public static boolean maySave(Table table, TestSetup test) {
    return test.active().equals(table.active()) && adjustable(table, test.ships());
  }

  /** Whether any of those ships can still adjust. */
  public static boolean adjustable(Table table, ImmutableList<CardId> ships) {
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = table.ship(ships.get(i));
      if (ship != null && !ship.adjusted()) {
        return true;
      }
    }
    return false;
  }

  /** Whether the player whose turn it is has a ship in the test that can adjust. */
  public static boolean turnPlayerMayAdjust(Table table, TestSetup test) {
    if (test.active().equals(table.active())) {
      return adjustable(table, test.ships());
    }
    Ship target = table.ship(test.target());
    return target != null
        && !target.adjusted()
        && table.owner(target.card()).equals(table.active());
  }

  /** What the card of a side does to the rating of the active side, or of the target. */
  public static int change(Table table, FleetFrame.Test frame, boolean byActive, boolean toActive) {
    Optional<TestCard> played = standing(table, frame, byActive);
    if (played.isEmpty()) {
      return 0;
    }
    TestSetup test = frame.test();
    int sum = 0;
    Optional<ShipSystem> system = toActive ? Optional.of(test.system()) : test.targetSystem();
    for (Effect effect : face(table, played.get()).effects()) {
      if (effect instanceof ModifyTest change
          && (change.side() == Who.SELF) == (byActive == toActive)
          && (change.system().isEmpty() || change.system().equals(system))) {
        sum += change.amount();
      } else if (effect instanceof Impose impose
          && impose.standing() instanceof ModifyRating change
          && byActive == toActive
          && (change.system().isEmpty() || change.system().equals(system))) {
        sum += change.amount();
      }
    }
    return sum;
  }

  /** How much damage a card takes away. */
  public static int prevented(Table table, Optional<TestCard> played) {
    int sum = 0;
    if (played.isPresent()) {
      for (Effect effect : face(table, played.get()).effects()) {
        sum += effect instanceof PreventDamage prevent ? prevent.amount().orElse(MOST_DAMAGE) : 0;
      }
    }
    return sum;
  }

  /** A card that was played, unless the other player's card cancels it ({@code FC-D-67}). */
  public static Optional<TestCard> standing(
      Table table, Optional<TestCard> played, Optional<TestCard> other) {
    boolean cancelled =
        played.isPresent()
            && other.isPresent()
            && face(table, other.get())
                .cancels()
                .equals(Optional.of(face(table, played.get()).kind()));
    return cancelled ? Optional.empty() : played;
  }

  /** The card of a side of a test, if one was played that is not cancelled. */
  public static Optional<TestCard> standing(Table table, FleetFrame.Test frame, boolean active) {
    return active
        ? standing(table, frame.activeCard(), frame.otherCard())
        : standing(table, frame.otherCard(), frame.activeCard());
  }

  /** The face of a card that was played. */
  public static CardFace face(Table table, TestCard played) {
    return table.set().command(played.card()).faces().get(played.face());
  }

  /** Whether a filter means a test, for that side of it. */
  public static boolean matches(TestFilter filter, TestSetup test, boolean byActive) {
    return meant(filter, test, byActive) && names(filter, own(test, byActive));
  }

  static boolean meant(TestFilter filter, TestSetup test, boolean byActive) {
    TestRole role = byActive ? TestRole.TESTER : TestRole.OTHER;
    return (filter.kinds().isEmpty() || filter.kinds().contains(test.kind()))
        && (filter.role().isEmpty() || filter.role().get() == role);
  }

  static boolean names(TestFilter filter, ShipSystem system) {
    return filter.systems().isEmpty() || filter.systems().contains(system);
  }

  /** The system of a side; where the other one has none, the one that is tested. */
  static ShipSystem own(TestSetup test, boolean byActive) {
    return byActive ? test.system() : test.targetSystem().orElse(test.system());
  }

  /** What holds for the ships of a side. */
  public static ImmutableList<Standing> holding(Table table, TestSetup test, boolean active) {
    ImmutableList.Builder<Standing> all = ImmutableList.builder();
    ImmutableList<CardId> ships =
        active ? test.ships() : test.target().map(ImmutableList::of).orElse(ImmutableList.of());
    for (CardId card : ships) {
      Ship ship = table.ship(card);
      if (ship != null) {
        all.addAll(Sources.of(table, ship, ship.at()));
      }
    }
    return all.build();
  }

  /** The level of a test, as tiles and cards change it; 0 where it is against a system. */
  public static int level(Table table, TestSetup test) {
    return test.targetSystem().isPresent()
        ? test.level()
        : RatingParts.level(table, test, Computation.silent()).value();
  }

  /** Damage by the totals of an attack ({@code FC-CBT-04, FC-D-41}). */
  public static int damage(int weapons, int shields) {
    int damage = 0;
    while (damage < 3 && weapons > (damage + 1) * shields) {
      damage++;
    }
    return damage;
  }
}
