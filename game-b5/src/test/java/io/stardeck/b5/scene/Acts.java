package io.stardeck.b5.scene;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.action.B5Action.Pass;
import io.stardeck.b5.action.Chosen;
import io.stardeck.b5.action.Deed;
import io.stardeck.b5.action.Deed.Attack;
import io.stardeck.b5.action.Deed.BuildInfluence;
import io.stardeck.b5.action.Deed.Heal;
import io.stardeck.b5.action.Deed.Join;
import io.stardeck.b5.action.Deed.LeadFleet;
import io.stardeck.b5.action.Deed.PlayEvent;
import io.stardeck.b5.action.Deed.Promote;
import io.stardeck.b5.action.Deed.Repair;
import io.stardeck.b5.action.Deed.SetAftermath;
import io.stardeck.b5.action.Deed.Sponsor;
import io.stardeck.b5.action.Deed.UseEffect;
import io.stardeck.b5.action.FrameAction.RevealAftermath;
import io.stardeck.b5.action.WithEvent;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Side;
import io.stardeck.b5.state.B5Frame.AftermathStep;
import io.stardeck.engine.Seat;
import java.util.Optional;
import java.util.OptionalInt;

/** Actions in short words; cards are named as {@link Stage#id} names them. */
public final class Acts {
  private Acts() {}

  /** Sponsors a card. */
  public static Sponsor sponsor(Stage stage, int seat, String by, String card) {
    return new Sponsor(Seat.of(seat), stage.id(by), stage.id(card), Optional.empty());
  }

  /** Sponsors an enhancement. */
  public static Sponsor sponsorOn(Stage stage, int seat, String by, String card, String host) {
    return new Sponsor(Seat.of(seat), stage.id(by), stage.id(card), Optional.of(stage.id(host)));
  }

  /** Promotes a character. */
  public static Promote promote(Stage stage, int seat, String by, String card) {
    return new Promote(Seat.of(seat), stage.id(by), stage.id(card));
  }

  /** Builds influence. */
  public static BuildInfluence build(Stage stage, int seat, String by) {
    return new BuildInfluence(Seat.of(seat), stage.id(by));
  }

  /** Leads a fleet. */
  public static LeadFleet lead(Stage stage, int seat, String character, String fleet) {
    return new LeadFleet(Seat.of(seat), stage.id(character), stage.id(fleet));
  }

  /** Supports a conflict. */
  public static Join support(Stage stage, int seat, String card, int conflict, Ability with) {
    return new Join(Seat.of(seat), stage.id(card), conflict, Side.SUPPORT, with);
  }

  /** Opposes a conflict. */
  public static Join oppose(Stage stage, int seat, String card, int conflict, Ability with) {
    return new Join(Seat.of(seat), stage.id(card), conflict, Side.OPPOSE, with);
  }

  /** Attacks in conflict 1. */
  public static Attack attack(Stage stage, int seat, String attacker, String target) {
    return new Attack(Seat.of(seat), stage.id(attacker), stage.id(target), 1, Optional.empty());
  }

  /** Heals. */
  public static Heal heal(Stage stage, int seat, String card) {
    return new Heal(Seat.of(seat), stage.id(card));
  }

  /** Repairs. */
  public static Repair repair(Stage stage, int seat, String card, int number) {
    return new Repair(Seat.of(seat), stage.id(card), number);
  }

  /** Sets an aftermath under a card. */
  public static SetAftermath set(Stage stage, int seat, String card, String host) {
    return new SetAftermath(Seat.of(seat), stage.id(card), Optional.of(stage.id(host)));
  }

  /**
   * An aftermath of the first player lies under the ambassador, whose lone supporter has won a
   * conflict of that type against the second.
   */
  public static Stage won(Given given, Ability type, String supporter, String aftermath) {
    Stage stage = given.inHand(1, aftermath).conflict(type, 1, 2).actionRound(1);
    stage.act(set(stage, 1, aftermath, "ambassador 1")).act(pass(2));
    stage.act(support(stage, 1, supporter, 1, type));
    return stage.idleUntil(AftermathStep.class);
  }

  /** Reveals an aftermath for the first result of the turn. */
  public static RevealAftermath reveal(Stage stage, int seat, String card, Object... chosen) {
    return new RevealAftermath(Seat.of(seat), stage.id(card), 0, chosen(stage, chosen));
  }

  /** Uses the effect of that index. */
  public static UseEffect use(Stage stage, int seat, String source, int effect, Object... chosen) {
    return new UseEffect(
        Seat.of(seat), stage.id(source), effect, chosen(stage, chosen), OptionalInt.empty());
  }

  /** Uses the effect of that index with a chosen number. */
  public static UseEffect useFor(
      Stage stage, int seat, String source, int effect, int number, Object... chosen) {
    return new UseEffect(
        Seat.of(seat), stage.id(source), effect, chosen(stage, chosen), OptionalInt.of(number));
  }

  /** Plays an event. */
  public static PlayEvent play(Stage stage, int seat, String card, Object... chosen) {
    return new PlayEvent(Seat.of(seat), stage.id(card), chosen(stage, chosen), OptionalInt.empty());
  }

  /** Plays an event with a chosen number. */
  public static PlayEvent playFor(
      Stage stage, int seat, String card, int number, Object... chosen) {
    return new PlayEvent(
        Seat.of(seat), stage.id(card), chosen(stage, chosen), OptionalInt.of(number));
  }

  /** An action together with an event. */
  public static WithEvent with(Stage stage, Deed deed, String card, Object... chosen) {
    return new WithEvent(
        deed.actor(), deed, stage.id(card), chosen(stage, chosen), OptionalInt.empty());
  }

  /** Passes. */
  public static Pass pass(int seat) {
    return new Pass(Seat.of(seat));
  }

  /** What was chosen: a card by its name, a seat, an open conflict by its number. */
  public static ImmutableList<Chosen> chosen(Stage stage, Object... things) {
    ImmutableList.Builder<Chosen> chosen = ImmutableList.builder();
    for (Object thing : things) {
      if (thing instanceof String card) {
        chosen.add(new Chosen.ACard(stage.id(card)));
      } else if (thing instanceof Seat seat) {
        chosen.add(new Chosen.AFaction(seat));
      } else if (thing instanceof Integer conflict) {
        chosen.add(new Chosen.AConflict(conflict));
      } else {
        chosen.add((Chosen) thing);
      }
    }
    return chosen.build();
  }
}
