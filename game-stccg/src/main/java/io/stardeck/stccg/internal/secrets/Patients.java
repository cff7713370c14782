package io.stardeck.stccg.internal.secrets;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.card.Marks.Manned;
import io.stardeck.stccg.internal.lying.Reach;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;

/**
 * Those on whom a dilemma lies: while it lies, one of them is left ({@code ST-DIL-15}). Where a
 * seat sees none of them, they are among the persons that it does not see.
 */
final class Patients {
  private Patients() {}

  /**
   * {@code dealt}, a state dealt anew for {@code seat}, where each such dilemma lies on somebody.
   */
  static StccgState in(StccgState dealt, Seat seat) {
    Play<StccgState> play = Play.silent(dealt);
    for (Lying lying : dealt.table().lying()) {
      if (lying.on().kind() == On.Kind.GROUP
          && dealt.table().def(lying.card()).kind() == CardKind.DILEMMA
          && !Reach.left(play.state(), lying)) {
        mark(play, lying, seat);
      }
    }
    return play.state();
  }

  private static void mark(Play<StccgState> play, Lying lying, Seat seat) {
    for (Manned manned : Marks.hosts(play.state().table())) {
      for (Role role : Role.ALL) {
        Place place = manned.host().place(role);
        if (role.persons()
            && manned.seat().number() == lying.on().of()
            && markIn(play, place, lying, seat)) {
          return;
        }
      }
    }
  }

  /** Marks the first person there that {@code seat} does not see; whether there is one. */
  private static boolean markIn(Play<StccgState> play, Place place, Lying lying, Seat seat) {
    ImmutableList<Card> cards = play.state().cards(place);
    for (int i = 0; i < cards.size(); i++) {
      if (!play.state().zones().at(place).knowers(i).includes(seat)) {
        Card patient = cards.get(i);
        DEALER.change(play, place, patient, patient.marked(new Mark.Held(lying.card().id())));
        return true;
      }
    }
    return false;
  }
}
