package io.stardeck.stccg.internal.secrets;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.chance.Drawn;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.lying.Reach;
import io.stardeck.stccg.internal.value.Manned;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The marks of persons that a seat does not see, as far as it knows that there are some. Whom a
 * card has disabled lies apart, and all saw how many there are. A dilemma lies on somebody as long
 * as it lies ({@code ST-DIL-15}): on any of the persons that the seat does not see, where it sees
 * none of them; on one whom its cure would not free, as it would have.
 */
final class Patients {
  private final Play<StccgState> play;
  private final Seat seat;
  private Chance chance;

  private Patients(StccgState dealt, Seat seat, Chance chance) {
    this.play = Play.silent(dealt);
    this.seat = seat;
    this.chance = chance;
  }

  /** {@code dealt}, a state dealt anew for the seat of {@code view}, with these marks. */
  static StccgState in(StccgState dealt, StccgView view, Chance chance) {
    Patients patients = new Patients(dealt, view.seat(), chance);
    view.disabled().get().forEach(patients::disable);
    for (Lying lying : dealt.table().lying()) {
      if (lying.on().kind() == On.Kind.GROUP
          && dealt.table().def(lying.card()).kind() == CardKind.DILEMMA
          && !Reach.left(patients.play.state(), lying)) {
        patients.hold(lying);
      }
    }
    return patients.play.state();
  }

  private void disable(StccgView.Disabled disabled) {
    Mark mark =
        disabled.stopped() ? new Mark.Stopped(disabled.by()) : new Mark.Disabled(disabled.by());
    ImmutableList<Card> there = play.state().cards(disabled.place());
    int seen = Lists.filter(there, card -> card.marks().contains(mark)).size();
    for (int left = disabled.persons() - seen; left > 0; left--) {
      markIn(disabled.place(), card -> !card.has(mark.getClass()), mark);
    }
  }

  private void hold(Lying lying) {
    List<Place> places = new ArrayList<>();
    for (Manned manned : Manned.all(play.state().table())) {
      for (Role role : Role.PERSONS) {
        if (manned.seat().number() == lying.on().of()) {
          places.add(manned.host().place(role));
        }
      }
    }
    Drawn<ImmutableList<Place>> order = chance.shuffle(places);
    chance = order.next();
    StccgState free = play.state();
    StccgState cured = free;
    for (Place place : order.value()) {
      if (markIn(place, card -> true, new Mark.Held(lying.card().id()))) {
        if (!Cures.cured(play.state(), lying)) {
          return;
        }
        cured = play.state();
        play.become(free);
      }
    }
    play.become(cured);
  }

  /** Marks the first such person there that the seat does not see, if there is one. */
  private boolean markIn(Place place, Predicate<Card> fits, Mark mark) {
    ImmutableList<Card> cards = play.state().cards(place);
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (fits.test(card) && !play.state().zones().at(place).knowers(i).includes(seat)) {
        DEALER.change(play, place, card, card.marked(mark));
        return true;
      }
    }
    return false;
  }
}
