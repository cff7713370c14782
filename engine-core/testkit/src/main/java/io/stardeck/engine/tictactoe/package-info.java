/** The tutorial's game: {@link TicTacToe}. */
@NullMarked
package io.stardeck.engine.tictactoe;

import org.jspecify.annotations.NullMarked;
