package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.Words;
import io.stardeck.stccg.card.word.Standing;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Lasting;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.StccgState;
import java.util.function.Predicate;

/** Cards come to lie in play and act there. */
public final class Laying {
  private static final RuleId TRE_04 = RuleId.of("ST-TRE-04");

  private Laying() {}

  /**
   * A card, which lies in the place of all that is in play, lies on something from now on.
   *
   * @param seat whose it is; of a dilemma, whose group has met it
   */
  public static void lay(Play<StccgState> play, Seat seat, Card card, On on, Words words) {
    int now = play.state().table().turn().number();
    Lying laid = new Lying(card, seat, on, now, words.countdown(), 0, false);
    Tables.lying(play, lying -> Lists.plus(lying, laid));
    words.standing().forEach(standing -> begun(play, standing));
    Hands.turn(play);
  }

  /** Something that a card imposes holds from now on, whatever becomes of the card. */
  public static void impose(Play<StccgState> play, Lasting lasting) {
    Tables.lasting(play, others -> Lists.plus(others, lasting));
    begun(play, lasting.what());
  }

  /** What cards have imposed and is so holds no more. */
  public static void lapse(Play<StccgState> play, Predicate<Lasting> which) {
    ImmutableList<Lasting> gone = Lists.filter(play.state().table().lasting(), which);
    Tables.lasting(play, lasting -> Lists.filter(lasting, which.negate()));
    gone.forEach(lasting -> ended(play, lasting.controller(), lasting.what()));
  }

  /** What cards have imposed and is so lasts one turn less. */
  public static void wane(Play<StccgState> play, Predicate<Lasting> which) {
    Tables.lasting(
        play, lasting -> Lists.map(lasting, each -> which.test(each) ? each.waned() : each));
  }

  private static void begun(Play<StccgState> play, Standing standing) {
    if (standing instanceof Standing.Treaty || standing instanceof Standing.SetAffiliation) {
      Arrests.end(play);
    }
    if (standing instanceof Standing.SetAffiliation set && set.is().major()) {
      Seat.first(play.state().table().seats()).forEach(each -> Arrests.begin(play, each));
    }
  }

  /** A card acts no more; it still lies in the place of all that is in play. */
  public static void lift(Play<StccgState> play, Lying card) {
    Tables.lying(play, lying -> Lists.filter(lying, each -> !each.id().equals(card.id())));
    Insertion.remove(play, card.id());
    CardDef def = play.state().table().def(card.card());
    def.words().standing().forEach(standing -> ended(play, card.controller(), standing));
    Hands.turn(play);
  }

  private static void ended(Play<StccgState> play, Seat seat, Standing standing) {
    if (standing instanceof Standing.Treaty treaty) {
      ended(play, seat, treaty);
    }
    if (standing instanceof Standing.SetAffiliation) {
      Arrests.end(play);
      Seat.first(play.state().table().seats()).forEach(each -> Arrests.begin(play, each));
    }
    if (standing instanceof Standing.Holograms) {
      Projections.recall(play);
    }
  }

  /** A treaty has ended, unless another copy of it is in play ({@code ST-TRM-04}). */
  private static void ended(Play<StccgState> play, Seat seat, Standing.Treaty treaty) {
    if (!Affiliations.treaty(play.state().table(), seat, treaty.one(), treaty.other())) {
      play.tell(TRE_04, new CardEvent.TreatyEnded(seat));
      Arrests.begin(play, seat);
    }
  }
}
