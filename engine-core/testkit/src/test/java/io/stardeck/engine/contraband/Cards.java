package io.stardeck.engine.contraband;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Dealer;
import io.stardeck.engine.zone.Face;
import io.stardeck.engine.zone.Naming;
import io.stardeck.engine.zone.Place;
import io.stardeck.engine.zone.Zones;

/** Handles the cards. */
final class Cards extends Dealer<Harbour, Card> {
  static final Cards DEALER = new Cards();

  private Cards() {
    super(Naming.minted(Card::id, Card::named));
  }

  @Override
  public Zones<Card> zones(Harbour harbour) {
    return harbour.zones();
  }

  @Override
  protected Harbour with(Harbour harbour, Zones<Card> zones) {
    return harbour.with(zones);
  }

  @Override
  public Face face(Harbour harbour, Card card) {
    return card.face();
  }

  @Override
  protected void renamed(
      Play<Harbour> play, Place place, Audience knowers, ImmutableList<Card> cards) {
    play.tell(knowers, Contraband.UNSEEN, new Happening.Renamed(place, cards));
  }
}
