package io.stardeck.fleetcaptains.state;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.FinalFrame;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.PassingFrame;
import io.stardeck.engine.rules.SeatFrame;
import io.stardeck.engine.script.Progress;
import io.stardeck.engine.script.Run;
import java.util.Optional;

/** The phases of a game, and the decisions that are pending in them (section 2.6). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "frame")
public sealed interface FleetFrame extends Frame {
  /** A frame in which one player is asked. */
  sealed interface Asking extends FleetFrame, SeatFrame {}

  /** A frame of the set-up. */
  sealed interface Setup extends Asking {}

  /** A frame that goes by without a decision. */
  sealed interface Passing extends FleetFrame, PassingFrame {}

  /** The fleet is smaller than it may be: keep it, or draw again ({@code FC-FLT-09}). */
  @JsonTypeName("setup-fleet")
  record SetupFleet(Seat seat, int redraws) implements Setup {}

  /** Subdecks are chosen ({@code FC-DCK-03}). */
  @JsonTypeName("setup-subdecks")
  record SetupSubdecks(Seat seat) implements Setup {}

  /** The first setting of a ship ({@code FC-D-11}). */
  @JsonTypeName("setup-settings")
  record SetupSettings(Seat seat, CardId ship) implements Setup {}

  /** The turn of a player, nothing in progress. */
  @JsonTypeName("turn")
  record Turn(Seat seat) implements Asking {}

  /**
   * A maneuver is open.
   *
   * @param ships the members; none if a token maneuvers
   * @param token the number of the token; 0 if ships maneuver
   * @param due whether a breakaway has to be rolled before the first step ({@code FC-D-92})
   * @param rolled whether a breakaway was rolled
   * @param moved whether it has begun to move
   * @param mp the movement points of ships, once it has begun to move
   * @param spent what passing has cost ships so far
   * @param passed tiles entered so far
   */
  @JsonTypeName("maneuver")
  record Maneuver(
      Seat seat,
      ImmutableList<CardId> ships,
      int token,
      boolean due,
      boolean rolled,
      boolean moved,
      int mp,
      int spent,
      int passed)
      implements Asking {
    /** With those members. */
    public Maneuver with(ImmutableList<CardId> members) {
      return new Maneuver(seat, members, token, due, rolled, moved, mp, spent, passed);
    }

    /** With that breakaway still due, or not. */
    public Maneuver withDue(boolean stillDue, boolean nowRolled) {
      return new Maneuver(seat, ships, token, stillDue, nowRolled, moved, mp, spent, passed);
    }

    /** One step further. */
    public Maneuver stepped(int points, int cost) {
      return new Maneuver(seat, ships, token, false, rolled, true, points, cost, passed + 1);
    }
  }

  /** A breakaway failed: the opponent may attack once ({@code FC-BRK-04}). */
  @JsonTypeName("free-attack")
  record FreeAttack(Seat seat, ImmutableList<CardId> targets) implements Asking {}

  /**
   * Which member of a task force meets the encounter ({@code FC-TFO-04}).
   *
   * @param space the tile that was explored
   */
  @JsonTypeName("encounter-ship")
  record EncounterShip(Seat seat, CardId encounter, ImmutableList<CardId> ships, int space)
      implements Asking {}

  /**
   * An encounter lies open and has not taken effect yet ({@code FC-D-86}).
   *
   * @param space the tile that was explored
   */
  @JsonTypeName("encounter-drawn")
  record EncounterDrawn(
      Seat seat, CardId encounter, CardId ship, ImmutableList<CardId> force, int space)
      implements Asking {}

  /**
   * An encounter was resolved by a ship, which keeps it; if all ships met it, then by it and those
   * after it, and the first of them that is still in play keeps it ({@code FC-D-30}).
   *
   * @param space the tile that was explored, where it stays if it does
   * @param given which of its words one of several ships has had for all
   */
  @JsonTypeName("encounter-end")
  record EncounterEnd(
      Seat seat,
      CardId encounter,
      CardId ship,
      ImmutableList<CardId> after,
      int space,
      ImmutableList<Integer> given)
      implements Passing {
    /** With one word more that a ship has had. */
    public EncounterEnd giving(int word) {
      return new EncounterEnd(seat, encounter, ship, after, space, Lists.plus(given, word));
    }
  }

  /**
   * A list of effects that is being carried out.
   *
   * @param list the number of the list among those of its source
   */
  @JsonTypeName("effects")
  record Effects(EffectRun run, int list, Progress progress) implements FleetFrame, Run<Effects> {
    @Override
    public Effects with(Progress next) {
      return new Effects(run, list, next);
    }

    @Override
    @JsonIgnore
    public ImmutableList<Seat> deciders() {
      return Run.super.deciders();
    }
  }

  /** A triggered ability is carried out; nothing that comes of it sets another off. */
  @JsonTypeName("answering")
  record Answering(Seat player) implements Passing {}

  /** Whether a triggered ability is used. */
  @JsonTypeName("offered")
  record Offered(Seat seat, Use use) implements Asking {}

  /** A card window of a test, or the last moment before its dice. */
  @JsonTypeName("test")
  record Test(
      TestSetup test,
      TestStage stage,
      Seat seat,
      Optional<TestCard> activeCard,
      Optional<TestCard> otherCard)
      implements Asking {
    /** The first window of a test. */
    public static Test first(TestSetup test) {
      return new Test(
          test, TestStage.ACTIVE_CARD, test.active(), Optional.empty(), Optional.empty());
    }

    /** With those sides. */
    public Test with(TestSetup sides) {
      return new Test(sides, stage, seat, activeCard, otherCard);
    }

    /** With a card played by the active side, or by the other one. */
    public Test played(boolean byActive, TestCard card) {
      return byActive
          ? new Test(test, stage, seat, Optional.of(card), otherCard)
          : new Test(test, stage, seat, activeCard, Optional.of(card));
    }
  }

  /** A test was decided: what it was made for follows. */
  @JsonTypeName("test-outcome")
  record TestOutcome(TestSetup test, boolean passed, int total, int otherTotal, int prevented)
      implements Passing {}

  /** The cards of a test go to their piles, and others are drawn. */
  @JsonTypeName("test-cards")
  record TestCards(Seat active, ImmutableList<TestCard> cards) implements Passing {}

  /** Targets of a card or an ability are chosen ({@code FC-D-93}). */
  @JsonTypeName("choose-target")
  record ChooseTargets(Seat seat, Use use, ImmutableList<Target> chosen) implements Asking {}

  /** The opponent may respond to a command card ({@code FC-D-67}). */
  @JsonTypeName("response")
  record Response(Seat seat, Use use, ImmutableList<Target> chosen) implements Asking {}

  /** A command card was resolved, or cancelled. */
  @JsonTypeName("card-end")
  record CardEnd(Seat player, Use use, ImmutableList<Target> chosen, boolean cancelled)
      implements Passing {}

  /** Damage may be cancelled before it is dealt. */
  @JsonTypeName("prevent-damage")
  record PreventDamage(Seat seat, CardId ship, int damage, Optional<Seat> by) implements Asking {}

  /** A new setting after damage or repair ({@code FC-D-43}). */
  @JsonTypeName("choose-setting")
  record ChooseSetting(Seat seat, CardId ship) implements Asking {}

  /** What a successful transporter test brings ({@code FC-TRP-04}). */
  @JsonTypeName("transport-effect")
  record TransportEffect(Seat seat, CardId ship, CardId target) implements Asking {}

  /** Crew is lost, or a card of the hand instead ({@code FC-TRP-05}). */
  @JsonTypeName("crew-loss")
  record CrewLoss(Seat seat, CardId ship) implements Asking {}

  /** More is beamed between two own ships ({@code FC-D-95}). */
  @JsonTypeName("transport-more")
  record TransportMore(Seat seat, CardId ship, CardId other, ImmutableList<CardId> moved)
      implements Asking {}

  /** A captive was freed ({@code FC-TRP-07}). */
  @JsonTypeName("rescued-crew")
  record RescuedCrew(Seat seat, CardId card, CardId ship) implements Asking {}

  /**
   * Whether exploring brings an encounter is rolled for next ({@code FC-EXP-04}).
   *
   * @param from where the ships are
   */
  @JsonTypeName("encounter-check")
  record EncounterCheck(Seat seat, ImmutableList<CardId> ships, int space, int from)
      implements Passing {}

  /** A token was shown: an echo may be moved ({@code FC-ECH-12, FC-ECH-13}). */
  @JsonTypeName("echo-relocate")
  record EchoRelocate(Seat seat, int token) implements Asking {}

  /** An open mission was fulfilled in the other player's turn ({@code FC-D-61}). */
  @JsonTypeName("claim-window")
  record ClaimWindow(Seat seat, CardId mission) implements Asking {}

  /** The end of the game. */
  @JsonTypeName("game-over")
  record GameOver(Outcome outcome) implements FleetFrame, FinalFrame {}
}
