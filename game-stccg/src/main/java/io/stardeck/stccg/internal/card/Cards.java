package io.stardeck.stccg.internal.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.StccgState;

/** The one who handles the cards ({@code ST-VIS-13}, {@code ST-VIS-16}). */
public final class Cards extends Dealer<StccgState, Card> {
  /** The dealer; it holds nothing. */
  public static final Cards DEALER = new Cards();

  private static final RuleId VIS_13 = RuleId.of("ST-VIS-13");

  private Cards() {
    super(Naming.minted(Card::id, Card::named));
  }

  @Override
  public Zones<Card> zones(StccgState state) {
    return state.zones();
  }

  @Override
  protected StccgState with(StccgState state, Zones<Card> zones) {
    return state.with(zones);
  }

  @Override
  public Face face(StccgState state, Card card) {
    return new Face(card.def());
  }

  @Override
  protected void renamed(
      Play<StccgState> play, Place place, Audience knowers, ImmutableList<Card> cards) {
    play.tell(knowers, VIS_13, new CardEvent.CardsRenamed(place.toString(), cards));
  }
}
