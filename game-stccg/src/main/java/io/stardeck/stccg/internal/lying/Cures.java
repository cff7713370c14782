package io.stardeck.stccg.internal.lying;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.fact.BonusWhen;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.word.Requirement;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Discards;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Laying;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Scores;
import io.stardeck.stccg.internal.card.Witnesses;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import java.util.Optional;

/** Cards that are cured ({@code ST-DIL-07}, {@code ST-DIL-14}). */
public final class Cures {
  private static final RuleId DIL_07 = RuleId.of("ST-DIL-07");
  private static final RuleId DIL_15 = RuleId.of("ST-DIL-15");
  private static final RuleId DIL_14 = RuleId.of("ST-DIL-14");
  private static final RuleId EFF_31 = RuleId.of("ST-EFF-31");

  private Cures() {}

  /**
   * Looks whether a card is cured: after every order, every card played, at each start of a turn.
   *
   * @return whether one was
   */
  public static boolean check(Play<StccgState> play) {
    for (Lying card : play.state().table().lying()) {
      if (cured(play.state(), card)) {
        cure(play, card, play.state().table().def(card.card()));
        return true;
      }
    }
    return false;
  }

  /** A dilemma that lies on a group ends when none of it is left ({@code ST-DIL-15}). */
  public static void abandoned(Play<StccgState> play) {
    ImmutableList<Lying> lying = play.state().table().lying();
    for (int i = 0; i < lying.size(); i++) {
      Lying card = lying.get(i);
      if (card.on().kind() == On.Kind.GROUP
          && play.state().table().def(card.card()).kind() == CardKind.DILEMMA
          && !Reach.left(play.state(), card)) {
        discard(play, card, DIL_15);
      }
    }
  }

  /** Whether those whom the card is about meet its cure, if it has one. */
  public static boolean cured(StccgState state, Lying card) {
    Optional<Requirement> cure = state.table().def(card.card()).words().cure();
    return cure.isPresent() && cured(state, card, cure.get());
  }

  /**
   * Those who have parted are cured together: wherever some are, the requirement is met. A location
   * is cured by any group there.
   */
  private static boolean cured(StccgState state, Lying card, Requirement cure) {
    ImmutableList<Group> patients = Reach.patients(state, card);
    return card.on().kind() == On.Kind.LOCATION
        ? patients.stream().anyMatch(group -> Requirements.met(cure, group))
        : !patients.isEmpty() && patients.stream().allMatch(group -> Requirements.met(cure, group));
  }

  private static void cure(Play<StccgState> play, Lying card, CardDef def) {
    play.tell(DIL_07, new CardEvent.CardCured(card.card()));
    if (def instanceof DilemmaDef dilemma
        && dilemma.bonusWhen() == BonusWhen.CURED
        && dilemma.bonusPoints() > 0) {
      lift(play, card);
      Discards.keep(play, Places.IN_PLAY, card.card());
      Scores.score(
          play, Reach.controller(play.state(), card), dilemma.bonusPoints(), def.id(), DIL_14);
    } else {
      discard(play, card, DIL_07);
    }
  }

  /** A card that lies in play acts no more, and whom it held is free. */
  public static void lift(Play<StccgState> play, Lying card) {
    Laying.lift(play, card);
    release(play, card);
    if (Intruders.commands(play.state().table(), card)) {
      Commanded.end(play, card);
    }
  }

  /** A card that lies in play is discarded; whom it held is free. */
  public static void discard(Play<StccgState> play, Lying card, RuleId rule) {
    lift(play, card);
    Discards.discard(play, Places.IN_PLAY, card.card(), rule);
  }

  /** Whom the card has marked is without its marks, and not disabled any more. */
  public static void release(Play<StccgState> play, Lying card) {
    Mark held = new Mark.Held(card.id());
    Mark disabled = new Mark.Disabled(card.id());
    Mark stopped = new Mark.Stopped(card.id()); // they go on when the turn ends
    ImmutableSet<Mark> gone = ImmutableSet.of(held, disabled, stopped);
    Marks.changeAll(play, (seat, person) -> person.without(gone::contains));
    for (Manned manned : Manned.all(play.state().table())) {
      tellAble(play, manned.host());
      Hosts.turnSome(
          play,
          manned.host(),
          manned.seat(),
          Role.DISABLED,
          Role.FREE,
          person -> !person.has(Mark.Disabled.class));
    }
    Held.free(play, card);
  }

  /** Who is disabled by nothing any more; whoever knows them has been told by their marks. */
  private static void tellAble(Play<StccgState> play, Host host) {
    Place place = host.place(Role.DISABLED);
    for (Card person : Marks.inOrder(play.state().cards(place))) {
      if (!person.has(Mark.Disabled.class)) {
        Audience others =
            Audience.everyone().except(Witnesses.knowers(play.state(), place, person));
        if (!others.isNobody()) {
          play.tell(others, EFF_31, new CardEvent.CardDisabled(host, Optional.empty(), false));
        }
      }
    }
  }
}
